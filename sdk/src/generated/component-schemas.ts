export const componentSchemas = {
  "AccountCloseDto": {
    "properties": {
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "password"
    ],
    "type": "object"
  },
  "AccountCorrectionDto": {
    "properties": {
      "accountNumber": {
        "maxLength": 100,
        "minLength": 4,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d -])+$",
        "type": "string",
        "x-message": "The account number needs 4 to 100 letters or digits; spaces and hyphens are permitted.",
        "x-message-fil": "Kailangan ng 4 hanggang 100 letra o digit sa account number; puwede ang space at gitling."
      },
      "bankName": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '.\\-,&/()])+$",
        "type": "string",
        "x-message": "The bank name needs 3 to 100 letters or digits; spaces and ' . - , & / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra o digit sa pangalan ng bangko; puwede ang space at ' . - , & / ( )."
      },
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "bankName",
      "accountNumber",
      "password"
    ],
    "type": "object"
  },
  "AddressCorrectionDto": {
    "properties": {
      "countryResidence": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CountryName"
          }
        ],
        "x-message": "Choose the country you live in.",
        "x-message-fil": "Piliin ang bansa kung saan ka nakatira."
      },
      "postalCode": {
        "maxLength": 20,
        "minLength": 4,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d'.\\- ,])+$",
        "type": "string",
        "x-message": "The postal code needs 4 to 20 letters or digits; spaces and ' . - , are permitted.",
        "x-message-fil": "Kailangan ng 4 hanggang 20 letra o digit sa postal code; puwede ang space at ' . - ,"
      },
      "province": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '\\-.,/()])+$",
        "type": "string",
        "x-message": "The state, region or province needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra o digit sa rehiyon o probinsiya; puwede ang space at ' - . , / ( )."
      },
      "streetAddress": {
        "maxLength": 250,
        "minLength": 4,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d'.\\- ,#/()&])+$",
        "type": "string",
        "x-message": "The street address needs 4 to 250 letters or digits; spaces and ' . - , # / ( ) & are permitted.",
        "x-message-fil": "Kailangan ng 4 hanggang 250 letra o digit sa street address; puwede ang space at ' . - , # / ( ) &."
      },
      "town": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '\\-.,/()])+$",
        "type": "string",
        "x-message": "The town or city needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra o digit sa bayan o lungsod; puwede ang space at ' - . , / ( )."
      }
    },
    "required": [
      "countryResidence",
      "province",
      "town",
      "streetAddress"
    ],
    "type": "object"
  },
  "AddressInfoDto": {
    "properties": {
      "countryResidence": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CountryName"
          }
        ],
        "x-message": "Choose the country you live in.",
        "x-message-fil": "Piliin ang bansa kung saan ka nakatira."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "postalCode": {
        "maxLength": 20,
        "minLength": 4,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d'.\\- ,])+$",
        "type": "string",
        "x-message": "The postal code needs 4 to 20 letters or digits; spaces and ' . - , are permitted.",
        "x-message-fil": "Kailangan ng 4 hanggang 20 letra o digit sa postal code; puwede ang space at ' . - ,"
      },
      "province": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '\\-.,/()])+$",
        "type": "string",
        "x-message": "The state, region or province needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra o digit sa rehiyon o probinsiya; puwede ang space at ' - . , / ( )."
      },
      "streetAddress": {
        "maxLength": 250,
        "minLength": 4,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d'.\\- ,#/()&])+$",
        "type": "string",
        "x-message": "The street address needs 4 to 250 letters or digits; spaces and ' . - , # / ( ) & are permitted.",
        "x-message-fil": "Kailangan ng 4 hanggang 250 letra o digit sa street address; puwede ang space at ' . - , # / ( ) &."
      },
      "town": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '\\-.,/()])+$",
        "type": "string",
        "x-message": "The town or city needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra o digit sa bayan o lungsod; puwede ang space at ' - . , / ( )."
      }
    },
    "required": [
      "phoneNumber",
      "countryResidence",
      "province",
      "town",
      "streetAddress"
    ],
    "type": "object"
  },
  "ApiKeyIssueDto": {
    "properties": {
      "name": {
        "maxLength": 60,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '\\-.,/()])+$",
        "type": "string",
        "x-message": "The name has 3 to 60 letters, digits and signs of - . , / ( ).",
        "x-message-fil": "May 3 hanggang 60 na letra, digit at - . , / ( ) ang pangalan."
      },
      "scopes": {
        "items": {
          "$ref": "#/components/schemas/ApiKeyScope"
        },
        "minItems": 1,
        "type": "array",
        "x-message": "Choose one scope or more of the list.",
        "x-message-fil": "Pumili ng isa o higit pang scope mula sa listahan."
      },
      "validDays": {
        "default": 365,
        "maximum": 730,
        "minimum": 1,
        "type": "integer",
        "x-message": "The days are a whole number from 1 to 730.",
        "x-message-fil": "Buong numero mula 1 hanggang 730 ang dami ng araw."
      }
    },
    "required": [
      "name",
      "scopes"
    ],
    "type": "object"
  },
  "ApiKeyScope": {
    "enum": [
      "accounts:read",
      "audit:read",
      "clock:move",
      "clock:read",
      "corrections:decide",
      "corrections:read",
      "credit:refund",
      "invitations:issue",
      "invitations:read",
      "jobs:read",
      "jobs:retry",
      "loans:decide",
      "loans:read",
      "loans:waive",
      "loans:write",
      "loans:write-off",
      "members:read",
      "messages:read",
      "notices:read",
      "otp:issue",
      "rates:decide",
      "rates:read",
      "repayments:read",
      "repayments:write",
      "reports:read",
      "webhooks:read",
      "webhooks:write",
      "withdrawals:read",
      "withdrawals:settle"
    ],
    "type": "string"
  },
  "BankInfoDto": {
    "properties": {
      "accountNumber": {
        "maxLength": 100,
        "minLength": 4,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d -])+$",
        "type": "string",
        "x-message": "The account number needs 4 to 100 letters or digits; spaces and hyphens are permitted.",
        "x-message-fil": "Kailangan ng 4 hanggang 100 letra o digit sa account number; puwede ang space at gitling."
      },
      "bankName": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '.\\-,&/()])+$",
        "type": "string",
        "x-message": "The bank name needs 3 to 100 letters or digits; spaces and ' . - , & / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra o digit sa pangalan ng bangko; puwede ang space at ' . - , & / ( )."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "bankName",
      "accountNumber"
    ],
    "type": "object"
  },
  "ClockMoveDto": {
    "properties": {
      "date": {
        "pattern": "^(20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T[\\d:.]+(Z|[+-]\\d\\d:\\d\\d))?$",
        "type": "string",
        "x-message": "Give the date as YYYY-MM-DD.",
        "x-message-fil": "Isulat ang petsa bilang YYYY-MM-DD."
      },
      "days": {
        "maximum": 7320,
        "minimum": -7320,
        "type": "integer",
        "x-message": "The days are a whole number from -7320 to 7320.",
        "x-message-fil": "Buong numero mula -7320 hanggang 7320 ang days."
      }
    },
    "type": "object"
  },
  "ContactCorrectionDto": {
    "properties": {
      "email": {
        "maxLength": 100,
        "minLength": 1,
        "pattern": "^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$",
        "type": [
          "string",
          "null"
        ],
        "x-message": "Invalid email format. Please ensure your email address is in the correct format.",
        "x-message-fil": "Mali ang format ng email. Siguraduhing tama ang pagkakasulat ng email address mo."
      }
    },
    "required": [
      "email"
    ],
    "type": "object"
  },
  "ContactDto": {
    "properties": {
      "agreed": {
        "enum": [
          true
        ],
        "type": "boolean",
        "x-message": "Please agree to the Terms & Conditions.",
        "x-message-fil": "Pumayag sa Terms & Conditions."
      },
      "email": {
        "maxLength": 100,
        "minLength": 1,
        "pattern": "^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$",
        "type": "string",
        "x-message": "Invalid email format. Please ensure your email address is in the correct format.",
        "x-message-fil": "Mali ang format ng email. Siguraduhing tama ang pagkakasulat ng email address mo."
      },
      "message": {
        "maxLength": 5000,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter a message, with at most 5,000 characters.",
        "x-message-fil": "Maglagay ng mensahe, hanggang 5,000 na character."
      },
      "name": {
        "maxLength": 100,
        "minLength": 1,
        "pattern": "^[^\\p{Cc}\\p{Zl}\\p{Zp}]+$",
        "type": "string",
        "x-message": "Enter your name, with at most 100 characters.",
        "x-message-fil": "Ilagay ang pangalan mo, hanggang 100 na character."
      }
    },
    "required": [
      "name",
      "email",
      "message",
      "agreed"
    ],
    "type": "object"
  },
  "CorrectionRefusalDto": {
    "properties": {
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say in 1 to 500 characters why it is refused.",
        "x-message-fil": "Sabihin sa 1 hanggang 500 character kung bakit tinatanggihan."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  },
  "CountryName": {
    "enum": [
      "Afghanistan",
      "Åland Islands",
      "Albania",
      "Algeria",
      "American Samoa",
      "Andorra",
      "Angola",
      "Anguilla",
      "Antarctica",
      "Antigua and Barbuda",
      "Argentina",
      "Armenia",
      "Aruba",
      "Australia",
      "Austria",
      "Azerbaijan",
      "Bahamas",
      "Bahrain",
      "Bangladesh",
      "Barbados",
      "Belarus",
      "Belgium",
      "Belize",
      "Benin",
      "Bermuda",
      "Bhutan",
      "Bolivia",
      "Bosnia and Herzegovina",
      "Botswana",
      "Bouvet Island",
      "Brazil",
      "British Indian Ocean Territory",
      "British Virgin Islands",
      "Brunei",
      "Bulgaria",
      "Burkina Faso",
      "Burundi",
      "Cambodia",
      "Cameroon",
      "Canada",
      "Cape Verde",
      "Caribbean Netherlands",
      "Cayman Islands",
      "Central African Republic",
      "Chad",
      "Chile",
      "China",
      "Christmas Island",
      "Cocos (Keeling) Islands",
      "Colombia",
      "Comoros",
      "Congo - Brazzaville",
      "Congo - Kinshasa",
      "Cook Islands",
      "Costa Rica",
      "Côte d'Ivoire",
      "Croatia",
      "Cuba",
      "Curaçao",
      "Cyprus",
      "Czechia",
      "Denmark",
      "Djibouti",
      "Dominica",
      "Dominican Republic",
      "Ecuador",
      "Egypt",
      "El Salvador",
      "Equatorial Guinea",
      "Eritrea",
      "Estonia",
      "Eswatini",
      "Ethiopia",
      "Falkland Islands",
      "Faroe Islands",
      "Fiji",
      "Finland",
      "France",
      "French Guiana",
      "French Polynesia",
      "French Southern Territories",
      "Gabon",
      "Gambia",
      "Georgia",
      "Germany",
      "Ghana",
      "Gibraltar",
      "Greece",
      "Greenland",
      "Grenada",
      "Guadeloupe",
      "Guam",
      "Guatemala",
      "Guernsey",
      "Guinea",
      "Guinea-Bissau",
      "Guyana",
      "Haiti",
      "Heard and McDonald Islands",
      "Honduras",
      "Hong Kong",
      "Hungary",
      "Iceland",
      "India",
      "Indonesia",
      "Iran",
      "Iraq",
      "Ireland",
      "Isle of Man",
      "Israel",
      "Italy",
      "Jamaica",
      "Japan",
      "Jersey",
      "Jordan",
      "Kazakhstan",
      "Kenya",
      "Kiribati",
      "Kosovo",
      "Kuwait",
      "Kyrgyzstan",
      "Laos",
      "Latvia",
      "Lebanon",
      "Lesotho",
      "Liberia",
      "Libya",
      "Liechtenstein",
      "Lithuania",
      "Luxembourg",
      "Macao",
      "Madagascar",
      "Malawi",
      "Malaysia",
      "Maldives",
      "Mali",
      "Malta",
      "Marshall Islands",
      "Martinique",
      "Mauritania",
      "Mauritius",
      "Mayotte",
      "Mexico",
      "Micronesia",
      "Moldova",
      "Monaco",
      "Mongolia",
      "Montenegro",
      "Montserrat",
      "Morocco",
      "Mozambique",
      "Myanmar",
      "Namibia",
      "Nauru",
      "Nepal",
      "Netherlands",
      "New Caledonia",
      "New Zealand",
      "Nicaragua",
      "Niger",
      "Nigeria",
      "Niue",
      "Norfolk Island",
      "North Korea",
      "North Macedonia",
      "Northern Mariana Islands",
      "Norway",
      "Oman",
      "Pakistan",
      "Palau",
      "Palestinian Territories",
      "Panama",
      "Papua New Guinea",
      "Paraguay",
      "Peru",
      "Philippines",
      "Pitcairn Islands",
      "Poland",
      "Portugal",
      "Puerto Rico",
      "Qatar",
      "Réunion",
      "Romania",
      "Russia",
      "Rwanda",
      "Samoa",
      "San Marino",
      "São Tomé and Príncipe",
      "Saudi Arabia",
      "Senegal",
      "Serbia",
      "Seychelles",
      "Sierra Leone",
      "Singapore",
      "Sint Maarten",
      "Slovakia",
      "Slovenia",
      "Solomon Islands",
      "Somalia",
      "South Africa",
      "South Georgia and South Sandwich Islands",
      "South Korea",
      "South Sudan",
      "Spain",
      "Sri Lanka",
      "St. Barthélemy",
      "St. Helena",
      "St. Kitts and Nevis",
      "St. Lucia",
      "St. Martin",
      "St. Pierre and Miquelon",
      "St. Vincent and Grenadines",
      "Sudan",
      "Suriname",
      "Svalbard and Jan Mayen",
      "Sweden",
      "Switzerland",
      "Syria",
      "Taiwan",
      "Tajikistan",
      "Tanzania",
      "Thailand",
      "Timor-Leste",
      "Togo",
      "Tokelau",
      "Tonga",
      "Trinidad and Tobago",
      "Tunisia",
      "Türkiye",
      "Turkmenistan",
      "Turks and Caicos Islands",
      "Tuvalu",
      "U.S. Outlying Islands",
      "U.S. Virgin Islands",
      "Uganda",
      "Ukraine",
      "United Arab Emirates",
      "United Kingdom",
      "United States",
      "Uruguay",
      "Uzbekistan",
      "Vanuatu",
      "Vatican City",
      "Venezuela",
      "Vietnam",
      "Wallis and Futuna",
      "Western Sahara",
      "Yemen",
      "Zambia",
      "Zimbabwe"
    ],
    "type": "string"
  },
  "CreditScoreRequestDto": {
    "properties": {
      "cursor": {
        "maximum": 2147483647,
        "minimum": 1,
        "type": "integer",
        "x-message": "The cursor is the nextCursor of an earlier page.",
        "x-message-fil": "Ang cursor ay ang nextCursor ng naunang page."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "CreditWishDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "loanNumber"
    ],
    "type": "object"
  },
  "DownloadRequestDto": {
    "properties": {
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "password"
    ],
    "type": "object"
  },
  "EmploymentCorrectionDto": {
    "properties": {
      "jobCategory": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobCategory"
          }
        ],
        "x-message": "Choose a job category.",
        "x-message-fil": "Pumili ng uri ng trabaho."
      },
      "jobTitle": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,/()])+$",
        "type": "string",
        "x-message": "The job title needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa posisyon sa trabaho; puwede ang space at - ' . , / ( )."
      },
      "monthlyNetIncome": {
        "maximum": 9999999,
        "minimum": 100,
        "type": "integer",
        "x-message": "The monthly net income is a whole number of 3 to 7 digits.",
        "x-message-fil": "Buong numero na 3 hanggang 7 digit ang buwanang net income."
      },
      "workLocation": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,/()])+$",
        "type": "string",
        "x-message": "The work location needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa lugar ng trabaho; puwede ang space at - ' . , / ( )."
      },
      "workPlaceCountry": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CountryName"
          }
        ],
        "x-message": "Choose the country you work in.",
        "x-message-fil": "Piliin ang bansa kung saan ka nagtatrabaho."
      }
    },
    "type": "object"
  },
  "EventType": {
    "enum": [
      "member.registered",
      "member.activated",
      "member.corrected",
      "loan.applied",
      "loan.under_review",
      "loan.on_hold",
      "loan.approved",
      "loan.rejected",
      "loan.cancelled",
      "loan.repaid",
      "loan.reopened",
      "loan.written_off",
      "withdrawal.requested",
      "withdrawal.processing",
      "withdrawal.completed",
      "withdrawal.failed",
      "repayment.recorded",
      "repayment.reversed",
      "waiver.recorded",
      "waiver.reversed",
      "loan.promise.made",
      "loan.promise.withdrawn",
      "loan.promise.kept",
      "loan.promise.broken",
      "loan.hardship.asked",
      "loan.hardship.agreed",
      "loan.hardship.refused",
      "loan.hardship.withdrawn",
      "loan.hardship.ended"
    ],
    "type": "string"
  },
  "Gender": {
    "enum": [
      "Male",
      "Female"
    ],
    "type": "string"
  },
  "HardshipCause": {
    "enum": [
      "LOST_JOB",
      "LESS_INCOME",
      "HIGHER_COSTS",
      "DISASTER",
      "OTHER"
    ],
    "type": "string"
  },
  "HardshipDecision": {
    "enum": [
      "AGREE",
      "REFUSE"
    ],
    "type": "string"
  },
  "HardshipDecisionDto": {
    "properties": {
      "decision": {
        "allOf": [
          {
            "$ref": "#/components/schemas/HardshipDecision"
          }
        ],
        "x-message": "The decision is AGREE or REFUSE.",
        "x-message-fil": "AGREE o REFUSE ang desisyon."
      },
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "The reason has at most 500 characters.",
        "x-message-fil": "Hanggang 500 character ang dahilan."
      }
    },
    "required": [
      "decision"
    ],
    "type": "object"
  },
  "HardshipRequestDto": {
    "properties": {
      "canPay": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "The amount is 0 or more, with at most two decimals.",
        "x-message-fil": "Ang halaga ay 0 o higit pa, hanggang dalawang decimal."
      },
      "happened": {
        "allOf": [
          {
            "$ref": "#/components/schemas/HardshipCause"
          }
        ],
        "x-message": "Say what happened: LOST_JOB, LESS_INCOME, HIGHER_COSTS, DISASTER or OTHER.",
        "x-message-fil": "Sabihin kung ano ang nangyari: LOST_JOB, LESS_INCOME, HIGHER_COSTS, DISASTER o OTHER."
      },
      "inOwnWords": {
        "maxLength": 300,
        "minLength": 1,
        "type": "string",
        "x-message": "Tell it in at most 300 characters.",
        "x-message-fil": "Isulat ito sa hanggang 300 character."
      },
      "quoteHash": {
        "maxLength": 64,
        "minLength": 64,
        "type": "string",
        "x-message": "Send the quoteHash of the figures that you saw.",
        "x-message-fil": "Ipadala ang quoteHash ng mga halagang nakita mo."
      },
      "size": {
        "maximum": 47,
        "minimum": 1,
        "type": "integer",
        "x-message": "Give 1 to 3 months of pause, 1 to 47 more months, or a day from 1 to 28.",
        "x-message-fil": "Magbigay ng 1 hanggang 3 buwang pahinga, 1 hanggang 47 dagdag na buwan, o araw mula 1 hanggang 28."
      },
      "way": {
        "allOf": [
          {
            "$ref": "#/components/schemas/HardshipWayName"
          }
        ],
        "x-message": "The way is one of PAUSE, LONGER_TERM, DUE_DAY.",
        "x-message-fil": "Isa sa PAUSE, LONGER_TERM, DUE_DAY ang paraan."
      }
    },
    "required": [
      "way",
      "size",
      "happened",
      "quoteHash"
    ],
    "type": "object"
  },
  "HardshipWayName": {
    "enum": [
      "PAUSE",
      "LONGER_TERM",
      "DUE_DAY"
    ],
    "type": "string"
  },
  "HardshipWishDto": {
    "properties": {
      "size": {
        "maximum": 47,
        "minimum": 1,
        "type": "integer",
        "x-message": "Give 1 to 3 months of pause, 1 to 47 more months, or a day from 1 to 28.",
        "x-message-fil": "Magbigay ng 1 hanggang 3 buwang pahinga, 1 hanggang 47 dagdag na buwan, o araw mula 1 hanggang 28."
      },
      "way": {
        "allOf": [
          {
            "$ref": "#/components/schemas/HardshipWayName"
          }
        ],
        "x-message": "The way is one of PAUSE, LONGER_TERM, DUE_DAY.",
        "x-message-fil": "Isa sa PAUSE, LONGER_TERM, DUE_DAY ang paraan."
      }
    },
    "required": [
      "way",
      "size"
    ],
    "type": "object"
  },
  "HeldRateDecisionDto": {
    "properties": {
      "rate": {
        "exclusiveMinimum": 0,
        "type": "number",
        "x-message": "Send the held rate as it is listed.",
        "x-message-fil": "Ipadala ang nakahintong rate ayon sa nakalista."
      }
    },
    "required": [
      "rate"
    ],
    "type": "object"
  },
  "IdentityCorrectionDto": {
    "properties": {
      "identityNumber": {
        "maxLength": 20,
        "minLength": 8,
        "pattern": "^(?=[\\p{L}\\d])(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d'.\\- ,])+$",
        "type": "string",
        "x-message": "Between 8 and 20 digits. Must start with a digit or alpha-numeric.",
        "x-message-fil": "8 hanggang 20 na digit. Dapat magsimula sa digit o letra."
      },
      "identityType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/IdentityType"
          }
        ],
        "x-message": "Choose an ID type.",
        "x-message-fil": "Pumili ng uri ng ID."
      },
      "imageIdBackURL": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the back of your ID and send the address that /upload answered.",
        "x-message-fil": "I-upload ang likod ng ID mo at ipadala ang address na isinagot ng /upload."
      },
      "imageIdFrontURL": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the front of your ID and send the address that /upload answered.",
        "x-message-fil": "I-upload ang harap ng ID mo at ipadala ang address na isinagot ng /upload."
      },
      "imageSelfieURL": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the selfie and send the address that /upload answered.",
        "x-message-fil": "I-upload ang selfie at ipadala ang address na isinagot ng /upload."
      },
      "otherIdentityType": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The other ID type needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa ibang uri ng ID; puwede ang space at - ' . ,"
      },
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "identityType",
      "identityNumber",
      "password"
    ],
    "type": "object"
  },
  "IdentityInfoDto": {
    "properties": {
      "identityNumber": {
        "maxLength": 20,
        "minLength": 8,
        "pattern": "^(?=[\\p{L}\\d])(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d'.\\- ,])+$",
        "type": "string",
        "x-message": "Between 8 and 20 digits. Must start with a digit or alpha-numeric.",
        "x-message-fil": "8 hanggang 20 na digit. Dapat magsimula sa digit o letra."
      },
      "identityType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/IdentityType"
          }
        ],
        "x-message": "Choose an ID type.",
        "x-message-fil": "Pumili ng uri ng ID."
      },
      "imageIdBackURL": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the back of your ID and send the address that /upload answered.",
        "x-message-fil": "I-upload ang likod ng ID mo at ipadala ang address na isinagot ng /upload."
      },
      "imageIdFrontURL": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the front of your ID and send the address that /upload answered.",
        "x-message-fil": "I-upload ang harap ng ID mo at ipadala ang address na isinagot ng /upload."
      },
      "imageSelfieURL": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the selfie and send the address that /upload answered.",
        "x-message-fil": "I-upload ang selfie at ipadala ang address na isinagot ng /upload."
      },
      "otherIdentityType": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The other ID type needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa ibang uri ng ID; puwede ang space at - ' . ,"
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "identityType",
      "identityNumber",
      "imageIdFrontURL",
      "imageIdBackURL",
      "imageSelfieURL"
    ],
    "type": "object"
  },
  "IdentityType": {
    "enum": [
      "ACR/ICR",
      "ACR/ICR pre-2015",
      "Driver's License",
      "GSIS e-Card",
      "IBP ID Card",
      "National ID (PhilSys)",
      "NBI Clearance",
      "Passport",
      "Postal ID",
      "PRC ID",
      "Senior Citizen Card",
      "SSS Card",
      "UMID",
      "Voter's ID",
      "Others"
    ],
    "type": "string"
  },
  "IncomingPaymentEventDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "channel": {
        "maxLength": 40,
        "minLength": 1,
        "type": "string",
        "x-message": "The channel has at most 40 characters.",
        "x-message-fil": "Hanggang 40 character ang channel."
      },
      "currency": {
        "maxLength": 3,
        "minLength": 3,
        "pattern": "^[A-Z]{3}$",
        "type": "string",
        "x-message": "The currency is a code of ISO 4217, in three capital letters.",
        "x-message-fil": "Ang currency ay isang code ng ISO 4217, sa tatlong malalaking titik."
      },
      "id": {
        "maxLength": 100,
        "minLength": 1,
        "type": "string",
        "x-message": "The id has 1 to 100 characters.",
        "x-message-fil": "May 1 hanggang 100 character ang id."
      },
      "paidAt": {
        "pattern": "^(20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T[\\d:.]+(Z|[+-]\\d\\d:\\d\\d))?$",
        "type": "string",
        "x-message": "Give the date as YYYY-MM-DD.",
        "x-message-fil": "Isulat ang petsa bilang YYYY-MM-DD."
      },
      "payerName": {
        "maxLength": 140,
        "minLength": 1,
        "type": "string",
        "x-message": "The name of the payer has at most 140 characters.",
        "x-message-fil": "Hanggang 140 character ang pangalan ng nagbayad."
      },
      "reference": {
        "maxLength": 140,
        "minLength": 1,
        "type": "string",
        "x-message": "The reference has at most 140 characters.",
        "x-message-fil": "Hanggang 140 character ang reference."
      },
      "type": {
        "allOf": [
          {
            "$ref": "#/components/schemas/IncomingType"
          }
        ],
        "x-message": "The type is one of received, bounced.",
        "x-message-fil": "Isa sa received, bounced ang type."
      }
    },
    "required": [
      "amount",
      "currency",
      "paidAt",
      "id",
      "type"
    ],
    "type": "object"
  },
  "IncomingType": {
    "enum": [
      "received",
      "bounced"
    ],
    "type": "string"
  },
  "IntruderStopDto": {
    "properties": {
      "token": {
        "pattern": "^[\\w-]{43}$",
        "type": "string",
        "x-message": "Open the link of the message, whole.",
        "x-message-fil": "Buksan nang buo ang link ng mensahe."
      }
    },
    "required": [
      "token"
    ],
    "type": "object"
  },
  "InvitationCodeDto": {
    "properties": {
      "invitationCode": {
        "maxLength": 40,
        "minLength": 12,
        "pattern": "^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}$",
        "type": "string",
        "x-message": "An invitation code has 12 letters and digits.",
        "x-message-fil": "May 12 letra at numero ang invitation code."
      }
    },
    "required": [
      "invitationCode"
    ],
    "type": "object"
  },
  "InvitationIssueDto": {
    "properties": {
      "uses": {
        "default": 1,
        "maximum": 1000,
        "minimum": 1,
        "type": "integer",
        "x-message": "The uses are a whole number from 1 to 1000.",
        "x-message-fil": "Buong numero mula 1 hanggang 1000 ang dami ng gamit."
      }
    },
    "type": "object"
  },
  "JobCategory": {
    "enum": [
      "N/A",
      "Accounting / Finance",
      "Administrative / Management",
      "Advertising / Media",
      "Agriculture / Sciences",
      "Airline /Aviation",
      "Automotive / Mechanic",
      "Beauty / Personal Care",
      "Chemical / Industrial",
      "Construction / Civil Works",
      "Customer Service / Call Center",
      "Driver / Heavy Equipment Operator",
      "Education / Teaching",
      "Electronics / Electrical",
      "Engineering / Civil",
      "Engineering / Mechanical",
      "Entertainment / Music",
      "Food / Catering",
      "Health Care / Medical",
      "Hotels / Restaurants",
      "Households Services",
      "Legal / Consulting",
      "Manufacturing",
      "Mining / Oil & Gas",
      "Others / General Services",
      "Procurement / Logistics",
      "Repair / Maintenance",
      "Sales / Marketing",
      "Seafarers / Seaman",
      "Skilled / Metalworks",
      "Skilled Labour / Trades",
      "Sports / Recreation",
      "Travel / Tourism"
    ],
    "type": "string"
  },
  "Language": {
    "enum": [
      "en",
      "fil"
    ],
    "type": "string"
  },
  "LoanAccountRequestDto": {
    "properties": {
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "withCheckpoint": {
        "type": "boolean",
        "x-message": "withCheckpoint is true or false.",
        "x-message-fil": "true o false ang withCheckpoint."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "LoanApplyDto": {
    "properties": {
      "exchangeRate": {
        "maximum": 1000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "installmentAmountPHP": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "installmentAmountXR": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "installmentCount": {
        "maximum": 600,
        "minimum": 1,
        "type": "integer",
        "x-message": "Choose one of the offered repayment periods.",
        "x-message-fil": "Pumili sa mga inaalok na tagal ng pagbabayad."
      },
      "interestAmountPHP": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "interestAmountXR": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "interestRate": {
        "maximum": 100,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "loanAmountPHP": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "loanAmountXR": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it.",
        "x-message-fil": "Ipadala ang halaga gaya ng nasa quote."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "quoteHash": {
        "maxLength": 64,
        "minLength": 64,
        "pattern": "^[0-9a-f]{64}$",
        "type": "string",
        "x-message": "Send the hash as the quote answered it.",
        "x-message-fil": "Ipadala ang hash gaya ng nasa quote."
      },
      "selectedCurrency": {
        "maxLength": 3,
        "minLength": 3,
        "pattern": "^[A-Z]{3}$",
        "type": "string",
        "x-message": "Choose one of the offered currencies.",
        "x-message-fil": "Pumili sa mga inaalok na currency."
      },
      "topUpOf": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      }
    },
    "required": [
      "phoneNumber",
      "selectedCurrency",
      "exchangeRate",
      "loanAmountXR",
      "loanAmountPHP",
      "installmentCount",
      "installmentAmountXR",
      "installmentAmountPHP",
      "interestRate",
      "interestAmountXR",
      "interestAmountPHP"
    ],
    "type": "object"
  },
  "LoanCancelDto": {
    "properties": {
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "loanNumber"
    ],
    "type": "object"
  },
  "LoanDecision": {
    "enum": [
      "APPROVE",
      "REJECT",
      "HOLD",
      "REVIEW"
    ],
    "type": "string"
  },
  "LoanDecisionDto": {
    "properties": {
      "decision": {
        "allOf": [
          {
            "$ref": "#/components/schemas/LoanDecision"
          }
        ],
        "x-message": "The decision is one of APPROVE, REJECT, HOLD, REVIEW.",
        "x-message-fil": "Isa sa APPROVE, REJECT, HOLD, REVIEW ang pasya."
      },
      "message": {
        "maxLength": 2000,
        "minLength": 1,
        "type": "string",
        "x-message": "The message has at most 2000 characters.",
        "x-message-fil": "Hanggang 2000 na character lang ang mensahe."
      }
    },
    "required": [
      "decision"
    ],
    "type": "object"
  },
  "LoanQuoteRequestDto": {
    "properties": {
      "installmentCount": {
        "maximum": 600,
        "minimum": 1,
        "type": "integer",
        "x-message": "Choose one of the offered repayment periods.",
        "x-message-fil": "Pumili sa mga inaalok na tagal ng pagbabayad."
      },
      "loanAmountPHP": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Enter the loan amount as a number, with at most 2 decimals.",
        "x-message-fil": "Ilagay ang halaga ng loan bilang numero, na hanggang 2 decimal lang."
      },
      "loanAmountXR": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Enter the loan amount as a number, with at most 2 decimals.",
        "x-message-fil": "Ilagay ang halaga ng loan bilang numero, na hanggang 2 decimal lang."
      },
      "selectedCurrency": {
        "maxLength": 3,
        "minLength": 3,
        "pattern": "^[A-Z]{3}$",
        "type": "string",
        "x-message": "Choose one of the offered currencies.",
        "x-message-fil": "Pumili sa mga inaalok na currency."
      }
    },
    "required": [
      "selectedCurrency",
      "installmentCount"
    ],
    "type": "object"
  },
  "LoanStatementDto": {
    "properties": {
      "statement": {
        "maxLength": 200,
        "type": [
          "string",
          "null"
        ],
        "x-message": "A text of at most 200 characters, or null for the status's own.",
        "x-message-fil": "Text na hanggang 200 na character, o null para sa sariling text ng status."
      },
      "statementMessage": {
        "maxLength": 2000,
        "type": [
          "string",
          "null"
        ],
        "x-message": "A text of at most 2000 characters, or null for the status's own.",
        "x-message-fil": "Text na hanggang 2000 na character, o null para sa sariling text ng status."
      },
      "statementShow": {
        "type": "boolean",
        "x-message": "statementShow is true or false.",
        "x-message-fil": "true o false ang statementShow."
      },
      "statusColor": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/StatusColor"
          },
          {
            "type": "null"
          }
        ],
        "x-message": "The colour is one of info, success, warning, danger.",
        "x-message-fil": "Isa sa info, success, warning, danger ang kulay."
      },
      "statusIcon": {
        "anyOf": [
          {
            "$ref": "#/components/schemas/StatusIcon"
          },
          {
            "type": "null"
          }
        ],
        "x-message": "The icon is one of PersonSearchRounded, CheckCircleOutlineRounded, ErrorOutlineRounded, HighlightOffRounded, UpdateRounded, PauseCircleOutlineRounded, QueryBuilderRounded, CurrencyExchangeRounded, LockResetRounded, BlockRounded.",
        "x-message-fil": "Isa sa PersonSearchRounded, CheckCircleOutlineRounded, ErrorOutlineRounded, HighlightOffRounded, UpdateRounded, PauseCircleOutlineRounded, QueryBuilderRounded, CurrencyExchangeRounded, LockResetRounded, BlockRounded ang icon."
      },
      "statusMessage": {
        "maxLength": 2000,
        "type": [
          "string",
          "null"
        ],
        "x-message": "A text of at most 2000 characters, or null for the status's own.",
        "x-message-fil": "Text na hanggang 2000 na character, o null para sa sariling text ng status."
      },
      "statusText": {
        "maxLength": 100,
        "type": [
          "string",
          "null"
        ],
        "x-message": "A text of at most 100 characters, or null for the status's own.",
        "x-message-fil": "Text na hanggang 100 na character, o null para sa sariling text ng status."
      }
    },
    "type": "object"
  },
  "MaritalStatus": {
    "enum": [
      "Single",
      "Married",
      "Separated",
      "Divorced",
      "Widow/Widower",
      "Others"
    ],
    "type": "string"
  },
  "NameCorrectionDto": {
    "properties": {
      "firstName": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The first name needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa pangalan; puwede ang space at - ' . ,"
      },
      "lastName": {
        "maxLength": 100,
        "minLength": 2,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The last name needs 2 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 2 hanggang 100 letra sa apelyido; puwede ang space at - ' . ,"
      },
      "middleName": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The middle name needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa gitnang pangalan; puwede ang space at - ' . ,"
      },
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "firstName",
      "lastName",
      "password"
    ],
    "type": "object"
  },
  "Nationality": {
    "enum": [
      "Afghan",
      "Albanian",
      "Algerian",
      "American",
      "Andorran",
      "Angolan",
      "Antiguan",
      "Argentine",
      "Armenian",
      "Australian",
      "Austrian",
      "Azerbaijani",
      "Bahamian",
      "Bahraini",
      "Bangladeshi",
      "Barbadian",
      "Belarusian",
      "Belgian",
      "Belizean",
      "Beninese",
      "Bhutanese",
      "Bolivian",
      "Bosnian",
      "Botswanan",
      "Brazilian",
      "British",
      "Bruneian",
      "Bulgarian",
      "Burkinabe",
      "Burmese",
      "Burundian",
      "Cambodian",
      "Cameroonian",
      "Canadian",
      "Cape Verdean",
      "Central African",
      "Chadian",
      "Chilean",
      "Chinese",
      "Colombian",
      "Comoran",
      "Congolese",
      "Costa Rican",
      "Croatian",
      "Cuban",
      "Cypriot",
      "Czech",
      "Danish",
      "Djiboutian",
      "Dominican",
      "Dutch",
      "East Timorese",
      "Ecuadorean",
      "Egyptian",
      "Emirati",
      "Equatorial Guinean",
      "Eritrean",
      "Estonian",
      "Ethiopian",
      "Fijian",
      "Filipino",
      "Finnish",
      "French",
      "Gabonese",
      "Gambian",
      "Georgian",
      "German",
      "Ghanaian",
      "Greek",
      "Grenadian",
      "Guatemalan",
      "Guinean",
      "Guinea-Bissauan",
      "Guyanese",
      "Haitian",
      "Herzegovinian",
      "Honduran",
      "Hungarian",
      "I-Kiribati",
      "Icelandic",
      "Indian",
      "Indonesian",
      "Iranian",
      "Iraqi",
      "Irish",
      "Israeli",
      "Italian",
      "Ivorian",
      "Jamaican",
      "Japanese",
      "Jordanian",
      "Kazakhstani",
      "Kenyan",
      "Kittitian",
      "Kosovar",
      "Kuwaiti",
      "Kyrgyz",
      "Laotian",
      "Latvian",
      "Lebanese",
      "Liberian",
      "Libyan",
      "Liechtensteiner",
      "Lithuanian",
      "Luxembourger",
      "Macedonian",
      "Malagasy",
      "Malawian",
      "Malaysian",
      "Maldivian",
      "Malian",
      "Maltese",
      "Marshallese",
      "Mauritanian",
      "Mauritian",
      "Mexican",
      "Micronesian",
      "Moldovan",
      "Monacan",
      "Mongolian",
      "Montenegrin",
      "Moroccan",
      "Mosotho",
      "Mozambican",
      "Namibian",
      "Nauruan",
      "Nepalese",
      "New Zealander",
      "Nicaraguan",
      "Nigerian",
      "Nigerien",
      "Ni-Vanuatu",
      "North Korean",
      "Norwegian",
      "Omani",
      "Pakistani",
      "Palauan",
      "Palestinian",
      "Panamanian",
      "Papua New Guinean",
      "Paraguayan",
      "Peruvian",
      "Polish",
      "Portuguese",
      "Qatari",
      "Romanian",
      "Russian",
      "Rwandan",
      "Saint Lucian",
      "Salvadoran",
      "Samoan",
      "San Marinese",
      "Sao Tomean",
      "Saudi",
      "Senegalese",
      "Serbian",
      "Seychellois",
      "Sierra Leonean",
      "Singaporean",
      "Slovak",
      "Slovenian",
      "Solomon Islander",
      "Somali",
      "South African",
      "South Korean",
      "South Sudanese",
      "Spanish",
      "Sri Lankan",
      "Sudanese",
      "Surinamese",
      "Swazi",
      "Swedish",
      "Swiss",
      "Syrian",
      "Taiwanese",
      "Tajik",
      "Tanzanian",
      "Thai",
      "Togolese",
      "Tongan",
      "Trinidadian or Tobagonian",
      "Tunisian",
      "Turkish",
      "Turkmen",
      "Tuvaluan",
      "Ugandan",
      "Ukrainian",
      "Uruguayan",
      "Uzbekistani",
      "Vatican citizen",
      "Venezuelan",
      "Vietnamese",
      "Vincentian",
      "Yemeni",
      "Zambian",
      "Zimbabwean"
    ],
    "type": "string"
  },
  "NoticePreferencesChangeDto": {
    "properties": {
      "email": {
        "items": {
          "$ref": "#/components/schemas/NoticeTopic"
        },
        "type": "array",
        "uniqueItems": true,
        "x-message": "Choose topics of the list, each once.",
        "x-message-fil": "Pumili ng mga paksa mula sa listahan, tig-isang beses."
      },
      "language": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Language"
          }
        ],
        "x-message": "The language is one of en, fil.",
        "x-message-fil": "Isa sa en, fil ang wika."
      },
      "sms": {
        "items": {
          "$ref": "#/components/schemas/NoticeTopic"
        },
        "type": "array",
        "uniqueItems": true,
        "x-message": "Choose topics of the list, each once.",
        "x-message-fil": "Pumili ng mga paksa mula sa listahan, tig-isang beses."
      }
    },
    "required": [
      "sms",
      "email"
    ],
    "type": "object"
  },
  "NoticeTopic": {
    "enum": [
      "LOAN",
      "MONEY",
      "REMINDERS",
      "PAYMENTS",
      "LATE",
      "CONTRACT",
      "STATEMENTS"
    ],
    "type": "string"
  },
  "OtpIssueDto": {
    "properties": {
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "Overpayment": {
    "enum": [
      "installments",
      "principal"
    ],
    "type": "string"
  },
  "OwnLoanDto": {
    "properties": {
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "OwnPhoneNumberDto": {
    "properties": {
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "PasskeyAddDto": {
    "properties": {
      "credential": {
        "additionalProperties": true,
        "type": "object",
        "x-message": "credential is what the browser answered.",
        "x-message-fil": "Ang credential ay ang sagot ng browser."
      },
      "name": {
        "maxLength": 60,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d '\\-.,/()])+$",
        "type": "string",
        "x-message": "The name has 3 to 60 letters, digits and signs of - . , / ( ).",
        "x-message-fil": "May 3 hanggang 60 na letra, digit at - . , / ( ) ang pangalan."
      }
    },
    "required": [
      "name",
      "credential"
    ],
    "type": "object"
  },
  "PasskeyPrepareDto": {
    "properties": {
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "password"
    ],
    "type": "object"
  },
  "PasskeyRemoveDto": {
    "properties": {
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "password"
    ],
    "type": "object"
  },
  "PasskeySignInDto": {
    "properties": {
      "credential": {
        "additionalProperties": true,
        "type": "object",
        "x-message": "credential is what the browser answered.",
        "x-message-fil": "Ang credential ay ang sagot ng browser."
      },
      "persist": {
        "default": true,
        "type": "boolean",
        "x-message": "persist is true or false.",
        "x-message-fil": "true o false ang persist."
      }
    },
    "required": [
      "credential"
    ],
    "type": "object"
  },
  "PasswordChangeDto": {
    "properties": {
      "currentPassword": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      },
      "newPassword": {
        "maxLength": 24,
        "minLength": 8,
        "pattern": "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d'.\\-!@#$%,]+$",
        "type": "string",
        "x-message": "Create a password with 8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character. Allowed special characters: ! @ # $ %",
        "x-message-fil": "Gumawa ng password na 8 hanggang 24 na character. Dapat may malaki at maliit na letra, numero at special character. Puwedeng special character: ! @ # $ %"
      },
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "password",
      "currentPassword",
      "newPassword"
    ],
    "type": "object"
  },
  "PaymentAssignDto": {
    "properties": {
      "force": {
        "type": "boolean",
        "x-message": "force is true or false.",
        "x-message-fil": "true o false ang force."
      },
      "loanNumber": {
        "maxLength": 20,
        "minLength": 1,
        "type": "string",
        "x-message": "A loan number is like LN00000001.",
        "x-message-fil": "Ganito ang number ng loan: LN00000001."
      },
      "settlement": {
        "type": "boolean",
        "x-message": "settlement is true or false.",
        "x-message-fil": "true o false ang settlement."
      }
    },
    "required": [
      "loanNumber"
    ],
    "type": "object"
  },
  "PaymentClaimRequestDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "bank": {
        "maxLength": 100,
        "minLength": 2,
        "type": "string",
        "x-message": "The bank has 2 to 100 characters.",
        "x-message-fil": "May 2 hanggang 100 character ang bangko."
      },
      "paidOn": {
        "format": "date",
        "type": "string",
        "x-message": "Give the day as YYYY-MM-DD.",
        "x-message-fil": "Ibigay ang araw bilang YYYY-MM-DD."
      },
      "reference": {
        "maxLength": 60,
        "minLength": 6,
        "pattern": "^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]){6}",
        "type": "string",
        "x-message": "The reference number has 6 to 60 characters, with at least 6 letters or digits.",
        "x-message-fil": "May 6 hanggang 60 character ang reference number, na may hindi bababa sa 6 na titik o numero."
      }
    },
    "required": [
      "amount",
      "paidOn",
      "reference"
    ],
    "type": "object"
  },
  "PaymentCodeRequestDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "loanNumber": {
        "maxLength": 20,
        "minLength": 1,
        "type": "string",
        "x-message": "A loan number is like LN00000001.",
        "x-message-fil": "Ganito ang number ng loan: LN00000001."
      },
      "pays": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Overpayment"
          }
        ],
        "x-message": "pays is one of installments, principal.",
        "x-message-fil": "Isa sa installments, principal ang pays."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "loanNumber",
      "amount"
    ],
    "type": "object"
  },
  "PaymentImportDto": {
    "properties": {
      "dryRun": {
        "type": "boolean",
        "x-message": "dryRun is true or false.",
        "x-message-fil": "true o false ang dryRun."
      },
      "lines": {
        "items": {
          "$ref": "#/components/schemas/PaymentLineDto"
        },
        "minItems": 1,
        "type": "array",
        "x-message": "Send 1 to 50 lines.",
        "x-message-fil": "Magpadala ng 1 hanggang 50 linya."
      }
    },
    "required": [
      "lines"
    ],
    "type": "object"
  },
  "PaymentLineDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "type": "number"
      },
      "channel": {
        "type": "string"
      },
      "currency": {
        "type": "string"
      },
      "id": {
        "type": "string"
      },
      "line": {
        "maximum": 10000000,
        "minimum": 1,
        "type": "integer"
      },
      "paidAt": {
        "type": "string"
      },
      "payerName": {
        "type": "string"
      },
      "place": {
        "maximum": 10000000,
        "minimum": 1,
        "type": "integer"
      },
      "reference": {
        "type": "string"
      },
      "type": {
        "allOf": [
          {
            "$ref": "#/components/schemas/IncomingType"
          }
        ]
      }
    },
    "required": [
      "amount",
      "currency",
      "paidAt",
      "line"
    ],
    "type": "object"
  },
  "PaymentReasonDto": {
    "properties": {
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say why in 1 to 500 characters.",
        "x-message-fil": "Sabihin kung bakit, sa 1 hanggang 500 character."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  },
  "PersonalInfoDto": {
    "properties": {
      "birthDate": {
        "format": "date",
        "type": "string",
        "x-age-days": {
          "maximum": 29199,
          "minimum": 6573
        },
        "x-message": "Please select your date of birth. Make sure the date of birth is between 18 and 80 years old.",
        "x-message-fil": "Piliin ang petsa ng kapanganakan mo. Dapat 18 hanggang 80 taong gulang ka."
      },
      "firstName": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The first name needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa pangalan; puwede ang space at - ' . ,"
      },
      "gender": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Gender"
          }
        ],
        "x-message": "Choose a gender.",
        "x-message-fil": "Pumili ng kasarian."
      },
      "isAgree": {
        "enum": [
          true
        ],
        "type": "boolean",
        "x-message": "Please agree to credit-bureau reporting.",
        "x-message-fil": "Pumayag sa pag-uulat sa credit bureau."
      },
      "lastName": {
        "maxLength": 100,
        "minLength": 2,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The last name needs 2 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 2 hanggang 100 letra sa apelyido; puwede ang space at - ' . ,"
      },
      "maritalStatus": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MaritalStatus"
          }
        ],
        "x-message": "Choose a marital status.",
        "x-message-fil": "Pumili ng marital status."
      },
      "middleName": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The middle name needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa gitnang pangalan; puwede ang space at - ' . ,"
      },
      "nationality": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Nationality"
          }
        ],
        "x-message": "Choose a nationality.",
        "x-message-fil": "Pumili ng nationality."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "gender",
      "firstName",
      "lastName",
      "birthDate",
      "maritalStatus",
      "nationality",
      "isAgree"
    ],
    "type": "object"
  },
  "PhoneCorrectionCodeDto": {
    "properties": {
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "PhoneCorrectionDto": {
    "properties": {
      "code": {
        "maxLength": 6,
        "minLength": 6,
        "pattern": "^\\d{6}$",
        "type": "string",
        "x-message": "The code has 6 digits.",
        "x-message-fil": "May 6 digit ang code."
      },
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "code",
      "password"
    ],
    "type": "object"
  },
  "PhoneOtpDto": {
    "properties": {
      "email": {
        "maxLength": 100,
        "minLength": 1,
        "pattern": "^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$",
        "type": "string",
        "x-message": "Invalid email format. Please ensure your email address is in the correct format.",
        "x-message-fil": "Mali ang format ng email. Siguraduhing tama ang pagkakasulat ng email address mo."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "PromiseRequestDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "promisedOn": {
        "format": "date",
        "type": "string",
        "x-message": "Give the day as YYYY-MM-DD.",
        "x-message-fil": "Ibigay ang araw bilang YYYY-MM-DD."
      }
    },
    "required": [
      "promisedOn",
      "amount"
    ],
    "type": "object"
  },
  "RecoveryCodeIssueDto": {
    "properties": {
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "RecoveryDto": {
    "properties": {
      "newPassword": {
        "maxLength": 24,
        "minLength": 8,
        "pattern": "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d'.\\-!@#$%,]+$",
        "type": "string",
        "x-message": "Create a password with 8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character. Allowed special characters: ! @ # $ %",
        "x-message-fil": "Gumawa ng password na 8 hanggang 24 na character. Dapat may malaki at maliit na letra, numero at special character. Puwedeng special character: ! @ # $ %"
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "recoveryCode": {
        "maxLength": 8,
        "minLength": 8,
        "pattern": "^\\d{8}$",
        "type": "string",
        "x-message": "The recovery code has 8 digits.",
        "x-message-fil": "May 8 digit ang recovery code."
      }
    },
    "required": [
      "phoneNumber",
      "recoveryCode",
      "newPassword"
    ],
    "type": "object"
  },
  "RecoveryStopDto": {
    "properties": {
      "stopCode": {
        "pattern": "^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?$",
        "type": "string",
        "x-message": "Open the link of the message, whole.",
        "x-message-fil": "Buksan nang buo ang link ng mensahe."
      }
    },
    "required": [
      "stopCode"
    ],
    "type": "object"
  },
  "ReferencesInfoDto": {
    "properties": {
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "refFullName1": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The full name needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa buong pangalan; puwede ang space at - ' . ,"
      },
      "refFullName2": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The full name needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa buong pangalan; puwede ang space at - ' . ,"
      },
      "refPhoneNumber1": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "refPhoneNumber2": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "refRelationship1": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The relationship needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa relasyon; puwede ang space at - ' . ,"
      },
      "refRelationship2": {
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "The relationship needs 3 to 100 letters; spaces and - ' . , are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa relasyon; puwede ang space at - ' . ,"
      }
    },
    "required": [
      "phoneNumber",
      "refFullName1",
      "refRelationship1",
      "refPhoneNumber1",
      "refFullName2",
      "refRelationship2",
      "refPhoneNumber2"
    ],
    "type": "object"
  },
  "RefundConfirmDto": {
    "properties": {
      "oTP": {
        "maxLength": 12,
        "minLength": 6,
        "pattern": "^\\d{6,12}$",
        "type": "string",
        "x-message": "6 up to 12 digit OTP code. Only numbers are allowed.",
        "x-message-fil": "6 hanggang 12 digit na OTP code. Numero lang ang puwede."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "requestId": {
        "format": "uuid",
        "type": "string",
        "x-message": "The requestId is the one that prepare answered.",
        "x-message-fil": "Ang requestId ay ang isinagot ng prepare."
      }
    },
    "required": [
      "phoneNumber",
      "requestId"
    ],
    "type": "object"
  },
  "RefundRequestDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say in 1 to 500 characters how the member asked for it.",
        "x-message-fil": "Sabihin sa 1 hanggang 500 character kung paano ito hiniling ng miyembro."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  },
  "RegisterDto": {
    "properties": {
      "companyRegister": {
        "maxLength": 100,
        "minLength": 1,
        "type": "string",
        "x-message": "companyRegister has at most 100 characters.",
        "x-message-fil": "Hanggang 100 na character lang ang companyRegister."
      },
      "countryRegister": {
        "maxLength": 100,
        "minLength": 1,
        "type": "string",
        "x-message": "countryRegister has at most 100 characters.",
        "x-message-fil": "Hanggang 100 na character lang ang countryRegister."
      },
      "email": {
        "maxLength": 100,
        "minLength": 1,
        "pattern": "^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$",
        "type": "string",
        "x-message": "Invalid email format. Please ensure your email address is in the correct format.",
        "x-message-fil": "Mali ang format ng email. Siguraduhing tama ang pagkakasulat ng email address mo."
      },
      "fullName": {
        "maxLength": 100,
        "minLength": 5,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,])+$",
        "type": "string",
        "x-message": "Please enter both your first and last name. Ensure the name is within a reasonable length.",
        "x-message-fil": "Ilagay ang pangalan at apelyido mo. Siguraduhing hindi sobrang ikli o haba ang pangalan."
      },
      "invitationCode": {
        "maxLength": 40,
        "minLength": 12,
        "pattern": "^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}$",
        "type": "string",
        "x-message": "An invitation code has 12 letters and digits.",
        "x-message-fil": "May 12 letra at numero ang invitation code."
      },
      "ipAddress": {
        "maxLength": 45,
        "minLength": 1,
        "type": "string",
        "x-message": "ipAddress has at most 45 characters.",
        "x-message-fil": "Hanggang 45 na character lang ang ipAddress."
      },
      "jobCategory": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobCategory"
          }
        ],
        "default": "N/A",
        "x-message": "Choose a job category.",
        "x-message-fil": "Pumili ng uri ng trabaho."
      },
      "jobTitle": {
        "default": "N/A",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,/()])+$",
        "type": "string",
        "x-message": "The job title needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa posisyon sa trabaho; puwede ang space at - ' . , / ( )."
      },
      "monthlyNetIncome": {
        "default": 999,
        "maximum": 9999999,
        "minimum": 100,
        "type": "integer",
        "x-message": "The monthly net income is a whole number of 3 to 7 digits.",
        "x-message-fil": "Buong numero na 3 hanggang 7 digit ang buwanang net income."
      },
      "password": {
        "maxLength": 24,
        "minLength": 8,
        "pattern": "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d'.\\-!@#$%,]+$",
        "type": "string",
        "x-message": "Create a password with 8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character. Allowed special characters: ! @ # $ %",
        "x-message-fil": "Gumawa ng password na 8 hanggang 24 na character. Dapat may malaki at maliit na letra, numero at special character. Puwedeng special character: ! @ # $ %"
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "phoneOtp": {
        "maxLength": 6,
        "minLength": 6,
        "pattern": "^\\d{6}$",
        "type": "string",
        "x-message": "The code has 6 digits.",
        "x-message-fil": "May 6 digit ang code."
      },
      "workLocation": {
        "default": "N/A",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-'.,/()])+$",
        "type": "string",
        "x-message": "The work location needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted.",
        "x-message-fil": "Kailangan ng 3 hanggang 100 letra sa lugar ng trabaho; puwede ang space at - ' . , / ( )."
      },
      "workPlaceCountry": {
        "allOf": [
          {
            "$ref": "#/components/schemas/CountryName"
          }
        ],
        "default": "Philippines",
        "x-message": "Choose the country you work in.",
        "x-message-fil": "Piliin ang bansa kung saan ka nagtatrabaho."
      }
    },
    "required": [
      "fullName",
      "phoneNumber",
      "password"
    ],
    "type": "object"
  },
  "RepaymentRecordDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "force": {
        "type": "boolean",
        "x-message": "force is true or false.",
        "x-message-fil": "true o false ang force."
      },
      "paidAt": {
        "pattern": "^(20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T[\\d:.]+(Z|[+-]\\d\\d:\\d\\d))?$",
        "type": "string",
        "x-message": "Give the date as YYYY-MM-DD.",
        "x-message-fil": "Isulat ang petsa bilang YYYY-MM-DD."
      },
      "reference": {
        "maxLength": 100,
        "minLength": 1,
        "type": "string",
        "x-message": "The reference has 1 to 100 characters.",
        "x-message-fil": "1 hanggang 100 na character ang reference."
      },
      "settlement": {
        "type": "boolean",
        "x-message": "settlement is true or false.",
        "x-message-fil": "true o false ang settlement."
      }
    },
    "required": [
      "amount",
      "reference"
    ],
    "type": "object"
  },
  "RepaymentReversalDto": {
    "properties": {
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say in 1 to 500 characters why the payment is taken back.",
        "x-message-fil": "Sabihin sa 1 hanggang 500 na character kung bakit binabawi ang bayad."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  },
  "ReportFormat": {
    "enum": [
      "JSON",
      "CSV",
      "PDF"
    ],
    "type": "string"
  },
  "ReportKind": {
    "enum": [
      "TRIAL_BALANCE",
      "GENERAL_LEDGER",
      "LOAN_TAPE",
      "PORTFOLIO_AT_RISK",
      "COLLECTIONS",
      "INCOME",
      "PROVISIONS",
      "SUSPENSE",
      "PORTFOLIO"
    ],
    "type": "string"
  },
  "ReportRequestDto": {
    "properties": {
      "at": {
        "format": "date",
        "type": "string",
        "x-message": "Give the day as YYYY-MM-DD.",
        "x-message-fil": "Ibigay ang araw bilang YYYY-MM-DD."
      },
      "format": {
        "allOf": [
          {
            "$ref": "#/components/schemas/ReportFormat"
          }
        ],
        "x-message": "A report is made as JSON, CSV or PDF.",
        "x-message-fil": "Ginagawa ang ulat bilang JSON, CSV o PDF."
      },
      "from": {
        "format": "date",
        "type": "string",
        "x-message": "Give the day as YYYY-MM-DD.",
        "x-message-fil": "Ibigay ang araw bilang YYYY-MM-DD."
      },
      "report": {
        "allOf": [
          {
            "$ref": "#/components/schemas/ReportKind"
          }
        ],
        "x-message": "There is no such report.",
        "x-message-fil": "Walang ganyang ulat."
      },
      "to": {
        "format": "date",
        "type": "string",
        "x-message": "Give the day as YYYY-MM-DD.",
        "x-message-fil": "Ibigay ang araw bilang YYYY-MM-DD."
      }
    },
    "required": [
      "report",
      "format"
    ],
    "type": "object"
  },
  "SecondFactorAnswerDto": {
    "properties": {
      "code": {
        "maxLength": 40,
        "minLength": 6,
        "pattern": "^(?:\\d{3} ?\\d{3}|[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?)$",
        "type": "string",
        "x-message": "Enter the 6 digits of your authenticator, or one of your recovery codes.",
        "x-message-fil": "Ilagay ang 6 digit ng authenticator mo, o isa sa mga recovery code mo."
      },
      "token": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "token is missing.",
        "x-message-fil": "Kulang ang token."
      }
    },
    "required": [
      "token",
      "code"
    ],
    "type": "object"
  },
  "SecondFactorConfirmDto": {
    "properties": {
      "code": {
        "maxLength": 7,
        "minLength": 6,
        "pattern": "^\\d{3} ?\\d{3}$",
        "type": "string",
        "x-message": "The code has 6 digits.",
        "x-message-fil": "May 6 digit ang code."
      }
    },
    "required": [
      "code"
    ],
    "type": "object"
  },
  "SecondFactorEnrolDto": {
    "properties": {
      "code": {
        "pattern": "^(?:\\d{3} ?\\d{3}|[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?)$",
        "type": "string",
        "x-message": "Enter the 6 digits of your authenticator, or one of your recovery codes.",
        "x-message-fil": "Ilagay ang 6 digit ng authenticator mo, o isa sa mga recovery code mo."
      },
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "password"
    ],
    "type": "object"
  },
  "SecondFactorRemoveDto": {
    "properties": {
      "code": {
        "maxLength": 40,
        "minLength": 6,
        "pattern": "^(?:\\d{3} ?\\d{3}|[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?)$",
        "type": "string",
        "x-message": "Enter the 6 digits of your authenticator, or one of your recovery codes.",
        "x-message-fil": "Ilagay ang 6 digit ng authenticator mo, o isa sa mga recovery code mo."
      },
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      }
    },
    "required": [
      "password",
      "code"
    ],
    "type": "object"
  },
  "SettableWithdrawalStatus": {
    "enum": [
      "PROCESSING",
      "COMPLETED",
      "FAILED"
    ],
    "type": "string"
  },
  "SignInDto": {
    "properties": {
      "password": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password.",
        "x-message-fil": "Ilagay ang password mo."
      },
      "persist": {
        "default": true,
        "type": "boolean",
        "x-message": "persist is true or false.",
        "x-message-fil": "true o false ang persist."
      },
      "phoneNumber": {
        "maxLength": 20,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your phone number.",
        "x-message-fil": "Ilagay ang phone number mo."
      }
    },
    "required": [
      "phoneNumber",
      "password"
    ],
    "type": "object"
  },
  "StaffPromiseRequestDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "note": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "The note has at most 500 characters.",
        "x-message-fil": "Hanggang 500 character ang tala."
      },
      "promisedOn": {
        "format": "date",
        "type": "string",
        "x-message": "Give the day as YYYY-MM-DD.",
        "x-message-fil": "Ibigay ang araw bilang YYYY-MM-DD."
      }
    },
    "required": [
      "promisedOn",
      "amount"
    ],
    "type": "object"
  },
  "StatementRequestDto": {
    "properties": {
      "from": {
        "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$",
        "type": "string",
        "x-message": "Give the month as YYYY-MM.",
        "x-message-fil": "Isulat ang buwan bilang YYYY-MM."
      },
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "to": {
        "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$",
        "type": "string",
        "x-message": "Give the month as YYYY-MM.",
        "x-message-fil": "Isulat ang buwan bilang YYYY-MM."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "StatusColor": {
    "enum": [
      "info",
      "success",
      "warning",
      "danger"
    ],
    "type": "string"
  },
  "StatusIcon": {
    "enum": [
      "PersonSearchRounded",
      "CheckCircleOutlineRounded",
      "ErrorOutlineRounded",
      "HighlightOffRounded",
      "UpdateRounded",
      "PauseCircleOutlineRounded",
      "QueryBuilderRounded",
      "CurrencyExchangeRounded",
      "LockResetRounded",
      "BlockRounded"
    ],
    "type": "string"
  },
  "TopUpOfferRequestDto": {
    "properties": {
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "loanNumber"
    ],
    "type": "object"
  },
  "TopUpQuoteRequestDto": {
    "properties": {
      "installmentCount": {
        "maximum": 600,
        "minimum": 1,
        "type": "integer",
        "x-message": "Choose one of the offered repayment periods.",
        "x-message-fil": "Pumili sa mga inaalok na tagal ng pagbabayad."
      },
      "loanAmountPHP": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Enter the loan amount as a number, with at most 2 decimals.",
        "x-message-fil": "Ilagay ang halaga ng loan bilang numero, na hanggang 2 decimal lang."
      },
      "loanAmountXR": {
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Enter the loan amount as a number, with at most 2 decimals.",
        "x-message-fil": "Ilagay ang halaga ng loan bilang numero, na hanggang 2 decimal lang."
      },
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "installmentCount",
      "phoneNumber",
      "loanNumber"
    ],
    "type": "object"
  },
  "UploadFormDto": {
    "properties": {
      "identityNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string"
      },
      "image": {
        "format": "binary",
        "type": "string",
        "x-message": "Choose a picture.",
        "x-message-fil": "Pumili ng larawan."
      },
      "kind": {
        "allOf": [
          {
            "$ref": "#/components/schemas/UploadKind"
          }
        ]
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string"
      }
    },
    "required": [
      "image",
      "kind"
    ],
    "type": "object"
  },
  "UploadKind": {
    "enum": [
      "front",
      "back",
      "selfie"
    ],
    "type": "string"
  },
  "WaiverRequestDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say in 1 to 500 characters why it is waived.",
        "x-message-fil": "Sabihin sa 1 hanggang 500 na character kung bakit ito pinapatawad."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  },
  "WaiverReversalDto": {
    "properties": {
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say in 1 to 500 characters why the waiver is taken back.",
        "x-message-fil": "Sabihin sa 1 hanggang 500 na character kung bakit binabawi ang pagpapatawad."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  },
  "WaysToPayRequestDto": {
    "properties": {
      "amount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-message": "The amount must be more than 0, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang."
      },
      "loanNumber": {
        "maxLength": 20,
        "minLength": 10,
        "pattern": "^LN\\d+$",
        "type": "string",
        "x-message": "A loan number is LN and at least 8 digits.",
        "x-message-fil": "Ang loan number ay LN at hindi bababa sa 8 digit."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      }
    },
    "required": [
      "phoneNumber",
      "amount"
    ],
    "type": "object"
  },
  "WebhookChangeDto": {
    "properties": {
      "description": {
        "maxLength": 200,
        "type": [
          "string",
          "null"
        ],
        "x-message": "The description has at most 200 characters.",
        "x-message-fil": "Hanggang 200 na character lang ang description."
      },
      "enabled": {
        "type": "boolean",
        "x-message": "enabled is true or false.",
        "x-message-fil": "true o false ang enabled."
      },
      "events": {
        "items": {
          "$ref": "#/components/schemas/EventType"
        },
        "type": "array",
        "x-message": "Choose one event or more of the list, or leave them out for all.",
        "x-message-fil": "Pumili ng isa o higit pang event mula sa listahan, o huwag maglagay para sa lahat."
      },
      "url": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "The address has 1 to 500 characters.",
        "x-message-fil": "May 1 hanggang 500 na character ang address."
      }
    },
    "type": "object"
  },
  "WebhookCreateDto": {
    "properties": {
      "description": {
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "The description has at most 200 characters.",
        "x-message-fil": "Hanggang 200 na character lang ang description."
      },
      "events": {
        "items": {
          "$ref": "#/components/schemas/EventType"
        },
        "minItems": 1,
        "type": "array",
        "x-message": "Choose one event or more of the list, or leave them out for all.",
        "x-message-fil": "Pumili ng isa o higit pang event mula sa listahan, o huwag maglagay para sa lahat."
      },
      "url": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "The address has 1 to 500 characters.",
        "x-message-fil": "May 1 hanggang 500 na character ang address."
      }
    },
    "required": [
      "url"
    ],
    "type": "object"
  },
  "WebhookReplayDto": {
    "properties": {
      "eventId": {
        "format": "uuid",
        "type": "string",
        "x-message": "The id is that of an event.",
        "x-message-fil": "Ang id ay sa isang event."
      },
      "since": {
        "format": "date-time",
        "type": "string",
        "x-message": "Give the time as ISO 8601, like 2026-11-21T04:30:00Z.",
        "x-message-fil": "Isulat ang oras bilang ISO 8601, gaya ng 2026-11-21T04:30:00Z."
      }
    },
    "type": "object"
  },
  "WithdrawalCancelDto": {
    "properties": {
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "requestId": {
        "format": "uuid",
        "type": "string",
        "x-message": "The requestId is the one that prepare answered.",
        "x-message-fil": "Ang requestId ay ang isinagot ng prepare."
      }
    },
    "required": [
      "phoneNumber",
      "requestId"
    ],
    "type": "object"
  },
  "WithdrawalConfirmDto": {
    "properties": {
      "id": {
        "format": "uuid",
        "type": "string",
        "x-message": "The id is the _id of the wallet.",
        "x-message-fil": "Ang id ay ang _id ng wallet."
      },
      "oTP": {
        "maxLength": 12,
        "minLength": 6,
        "pattern": "^\\d{6,12}$",
        "type": "string",
        "x-message": "6 up to 12 digit OTP code. Only numbers are allowed.",
        "x-message-fil": "6 hanggang 12 digit na OTP code. Numero lang ang puwede."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "requestId": {
        "format": "uuid",
        "type": "string",
        "x-message": "The requestId is the one that prepare answered.",
        "x-message-fil": "Ang requestId ay ang isinagot ng prepare."
      },
      "withdrawalAmount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-above-unless-whole-balance": 999,
        "x-message": "The amount must be more than 999 or the whole balance, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 999 ang halaga o ang buong balance, at hanggang 2 decimal lang."
      }
    },
    "required": [
      "phoneNumber",
      "withdrawalAmount",
      "oTP",
      "requestId",
      "id"
    ],
    "type": "object"
  },
  "WithdrawalPrepareDto": {
    "properties": {
      "id": {
        "format": "uuid",
        "type": "string",
        "x-message": "The id is the _id of the wallet.",
        "x-message-fil": "Ang id ay ang _id ng wallet."
      },
      "phoneNumber": {
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted.",
        "x-message-fil": "9 hanggang 15 na digit. Dapat magsimula sa digit. Numero lang ang puwede."
      },
      "withdrawalAmount": {
        "exclusiveMinimum": 0,
        "maximum": 1000000000000,
        "type": "number",
        "x-above-unless-whole-balance": 999,
        "x-message": "The amount must be more than 999 or the whole balance, with at most 2 decimals.",
        "x-message-fil": "Dapat higit sa 999 ang halaga o ang buong balance, at hanggang 2 decimal lang."
      }
    },
    "required": [
      "phoneNumber",
      "withdrawalAmount",
      "id"
    ],
    "type": "object"
  },
  "WithdrawalStatusDto": {
    "properties": {
      "status": {
        "allOf": [
          {
            "$ref": "#/components/schemas/SettableWithdrawalStatus"
          }
        ],
        "x-message": "The status is one of PROCESSING, COMPLETED, FAILED.",
        "x-message-fil": "Isa sa PROCESSING, COMPLETED, FAILED ang status."
      }
    },
    "required": [
      "status"
    ],
    "type": "object"
  },
  "WriteOffRequestDto": {
    "properties": {
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say in 1 to 500 characters why the loan is written off.",
        "x-message-fil": "Sabihin sa 1 hanggang 500 na character kung bakit iwa-write off ang loan."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  },
  "WriteOffReversalDto": {
    "properties": {
      "reason": {
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Say in 1 to 500 characters why the write-off is taken back.",
        "x-message-fil": "Sabihin sa 1 hanggang 500 na character kung bakit binabawi ang write-off."
      }
    },
    "required": [
      "reason"
    ],
    "type": "object"
  }
} as const;
