export const componentSchemas = {
  "AccessTokenDto": {
    "properties": {
      "accessToken": {
        "description": "A bearer token for the Authorization header, good for 15 minutes. Its claim UserInfo holds phoneNumber and roles.",
        "example": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
        "type": "string"
      }
    },
    "required": [
      "accessToken"
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
        "description": "The country one lives in.",
        "example": "Philippines",
        "x-message": "Choose the country you live in."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "postalCode": {
        "description": "Zip or postal code.",
        "example": "1605",
        "maxLength": 20,
        "minLength": 4,
        "pattern": "^[\\p{L}\\p{M}\\d'.\\- ,]+$",
        "type": "string",
        "x-message": "The postal code needs 4 to 20 letters or digits; spaces and ' . - , are permitted."
      },
      "province": {
        "description": "State, region or province.",
        "example": "Metro Manila",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M}\\d '\\-.,/()]+$",
        "type": "string",
        "x-message": "The state, region or province needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted."
      },
      "streetAddress": {
        "description": "House and street.",
        "example": "12 Julia Vargas Ave., Ortigas Center",
        "maxLength": 250,
        "minLength": 4,
        "pattern": "^[\\p{L}\\p{M}\\d'.\\- ,]+$",
        "type": "string",
        "x-message": "The street address needs 4 to 250 letters or digits; spaces and ' . - , are permitted."
      },
      "town": {
        "description": "Town or city.",
        "example": "Pasig City",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M}\\d '\\-.,/()]+$",
        "type": "string",
        "x-message": "The town or city needs 3 to 100 letters or digits; spaces and ' - . , / ( ) are permitted."
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
  "BackofficeLoanDto": {
    "properties": {
      "approvedAt": {
        "description": "When it was approved; absent before.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "createdAt": {
        "description": "When it was made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "exchangeRate": {
        "description": "Units of the currency for one peso.",
        "example": 1,
        "type": "number"
      },
      "fullName": {
        "description": "First and last name.",
        "example": "Juana dela Cruz",
        "type": "string"
      },
      "installmentAmountPHP": {
        "description": "Paid each month but the last, in pesos.",
        "example": 21834,
        "type": "number"
      },
      "installmentAmountXR": {
        "description": "Paid each month but the last, in the currency.",
        "example": 21834,
        "type": "number"
      },
      "installmentCount": {
        "description": "Months.",
        "example": 12,
        "type": "integer"
      },
      "interestRate": {
        "description": "Percent of the principal per month.",
        "example": 0.4,
        "type": "number"
      },
      "loanAmountPHP": {
        "description": "The principal in pesos.",
        "example": 250000,
        "type": "number"
      },
      "loanAmountXR": {
        "description": "The principal in the chosen currency.",
        "example": 250000,
        "type": "number"
      },
      "loanNumber": {
        "description": "The loan application number.",
        "example": "LN00000001",
        "type": "string"
      },
      "memberId": {
        "description": "The member's id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "statement": {
        "description": "Heading of the Loan Statement card.",
        "example": "LOAN APPLICATION IS APPROVED",
        "type": "string"
      },
      "statementMessage": {
        "description": "Text of the Loan Statement card.",
        "example": "Your loan is approved.",
        "type": "string"
      },
      "statementShow": {
        "description": "Whether the Loan Statement card is shown.",
        "example": false,
        "type": "boolean"
      },
      "status": {
        "allOf": [
          {
            "$ref": "#/components/schemas/LoanStatus"
          }
        ],
        "description": "The status."
      },
      "statusColor": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusColor"
          }
        ],
        "description": "The colour of the status."
      },
      "statusIcon": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusIcon"
          }
        ],
        "description": "The icon of the status."
      },
      "statusMessage": {
        "description": "What the member reads; may have several lines.",
        "example": "Your loan is approved.",
        "type": "string"
      },
      "statusText": {
        "description": "What the member reads as status.",
        "example": "APPROVED",
        "type": "string"
      }
    },
    "required": [
      "loanNumber",
      "memberId",
      "status",
      "statusColor",
      "statusIcon",
      "installmentCount",
      "createdAt",
      "phoneNumber",
      "fullName",
      "statusText",
      "statusMessage",
      "statement",
      "statementMessage",
      "statementShow",
      "selectedCurrency",
      "exchangeRate",
      "loanAmountXR",
      "loanAmountPHP",
      "interestRate",
      "installmentAmountXR",
      "installmentAmountPHP"
    ],
    "type": "object"
  },
  "BackofficeLoanPageDto": {
    "properties": {
      "items": {
        "description": "The rows of this page.",
        "items": {
          "$ref": "#/components/schemas/BackofficeLoanDto"
        },
        "type": "array"
      },
      "nextCursor": {
        "description": "Send it as cursor for the next page; absent on the last page.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "type": "object"
  },
  "BackofficeMemberDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "birthDate": {
        "description": "YYYY-MM-DD",
        "example": "1995-06-12",
        "type": "string"
      },
      "countryResidence": {
        "description": "The country one lives in.",
        "example": "Philippines",
        "type": "string"
      },
      "createdAt": {
        "description": "When it was made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "creditScore": {
        "description": "0 to 1000.",
        "example": 500,
        "type": "integer"
      },
      "email": {
        "description": "An e-mail address.",
        "example": "juana@example.com",
        "type": "string"
      },
      "firstName": {
        "description": "First name.",
        "example": "Juana",
        "type": "string"
      },
      "fullName": {
        "description": "First and last name.",
        "example": "Juana dela Cruz",
        "type": "string"
      },
      "gender": {
        "description": "Male or Female.",
        "example": "Female",
        "type": "string"
      },
      "identityNumber": {
        "description": "Number of the ID.",
        "example": "P1234567A",
        "type": "string"
      },
      "identityType": {
        "description": "Kind of the ID.",
        "example": "Passport",
        "type": "string"
      },
      "imageIdBackURL": {
        "description": "A path on this server, good for five minutes.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/back-4a7b.jpg",
        "type": "string"
      },
      "imageIdFrontURL": {
        "description": "A path on this server, good for five minutes.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/front-4a7b.jpg",
        "type": "string"
      },
      "imageSelfieURL": {
        "description": "A path on this server, good for five minutes.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/selfie-4a7b.jpg",
        "type": "string"
      },
      "jobCategory": {
        "description": "The field one works in.",
        "example": "Sales / Marketing",
        "type": "string"
      },
      "jobTitle": {
        "description": "What one works as.",
        "example": "Store supervisor",
        "type": "string"
      },
      "lastName": {
        "description": "Last name.",
        "example": "dela Cruz",
        "type": "string"
      },
      "maritalStatus": {
        "description": "Marital status.",
        "example": "Single",
        "type": "string"
      },
      "memberId": {
        "description": "The member's id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "middleName": {
        "description": "Middle name.",
        "example": "Santos",
        "type": "string"
      },
      "monthlyNetIncome": {
        "description": "Whole pesos.",
        "example": 38000,
        "type": "integer"
      },
      "nationality": {
        "description": "Nationality.",
        "example": "Filipino",
        "type": "string"
      },
      "otherIdentityType": {
        "description": "Kind of the ID, when the list has it not.",
        "example": "Barangay ID",
        "type": "string"
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "type": "string"
      },
      "postalCode": {
        "description": "Zip or postal code.",
        "example": "1605",
        "type": "string"
      },
      "province": {
        "description": "State, region or province.",
        "example": "Metro Manila",
        "type": "string"
      },
      "refFullName1": {
        "description": "Full name of a reference.",
        "example": "Pedro dela Cruz",
        "type": "string"
      },
      "refFullName2": {
        "description": "Full name of a reference.",
        "example": "Pedro dela Cruz",
        "type": "string"
      },
      "refPhoneNumber1": {
        "description": "Digits with the country code.",
        "example": "639181234567",
        "type": "string"
      },
      "refPhoneNumber2": {
        "description": "Digits with the country code.",
        "example": "639181234567",
        "type": "string"
      },
      "refRelationship1": {
        "description": "What the reference is to the member.",
        "example": "Brother",
        "type": "string"
      },
      "refRelationship2": {
        "description": "What the reference is to the member.",
        "example": "Brother",
        "type": "string"
      },
      "state": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MemberState"
          }
        ],
        "description": "What comes next."
      },
      "streetAddress": {
        "description": "House and street.",
        "example": "12 Julia Vargas Ave.",
        "type": "string"
      },
      "town": {
        "description": "Town or city.",
        "example": "Pasig City",
        "type": "string"
      },
      "workLocation": {
        "description": "Where one works.",
        "example": "Pasig City",
        "type": "string"
      },
      "workPlaceCountry": {
        "description": "The country one works in.",
        "example": "Philippines",
        "type": "string"
      }
    },
    "required": [
      "phoneNumber",
      "memberId",
      "state",
      "monthlyNetIncome",
      "creditScore",
      "createdAt",
      "fullName",
      "workPlaceCountry",
      "workLocation",
      "jobTitle",
      "jobCategory"
    ],
    "type": "object"
  },
  "BackofficeWithdrawalDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "createdAt": {
        "description": "When it was made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "fullName": {
        "description": "First and last name.",
        "example": "Juana dela Cruz",
        "type": "string"
      },
      "memberId": {
        "description": "The member's id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "settledAt": {
        "description": "When it became COMPLETED or FAILED.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "status": {
        "allOf": [
          {
            "$ref": "#/components/schemas/WithdrawalStatus"
          }
        ],
        "description": "The status."
      },
      "statusColor": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusColor"
          }
        ],
        "description": "The colour of the status."
      },
      "statusIcon": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusIcon"
          }
        ],
        "description": "The icon of the status."
      },
      "statusMessage": {
        "description": "What the member reads; may have several lines.",
        "example": "Your loan is approved.",
        "type": "string"
      },
      "withdrawalAmount": {
        "description": "In the currency of the wallet.",
        "example": 50000,
        "type": "number"
      },
      "withdrawalNumber": {
        "description": "The number of the withdrawal.",
        "example": "WD00000001",
        "type": "string"
      }
    },
    "required": [
      "withdrawalNumber",
      "status",
      "statusColor",
      "statusIcon",
      "createdAt",
      "memberId",
      "phoneNumber",
      "fullName",
      "withdrawalAmount",
      "selectedCurrency",
      "bankName",
      "accountNumber",
      "statusMessage"
    ],
    "type": "object"
  },
  "BackofficeWithdrawalPageDto": {
    "properties": {
      "items": {
        "description": "The rows of this page.",
        "items": {
          "$ref": "#/components/schemas/BackofficeWithdrawalDto"
        },
        "type": "array"
      },
      "nextCursor": {
        "description": "Send it as cursor for the next page; absent on the last page.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "type": "object"
  },
  "BankInfoDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234 5678 90",
        "maxLength": 100,
        "minLength": 4,
        "pattern": "^[\\p{L}\\p{M}\\d -]+$",
        "type": "string",
        "x-message": "The account number needs 4 to 100 letters or digits; spaces and hyphens are permitted."
      },
      "bankName": {
        "description": "A bank or an e-wallet.",
        "example": "BPI",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M}\\d '.\\-,&/()]+$",
        "type": "string",
        "x-message": "The bank name needs 3 to 100 letters or digits; spaces and ' . - , & / ( ) are permitted."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      }
    },
    "required": [
      "phoneNumber",
      "bankName",
      "accountNumber"
    ],
    "type": "object"
  },
  "ConfigDto": {
    "properties": {
      "certificateOfAuthority": {
        "description": "Number of the certificate of authority.",
        "example": "0000",
        "type": "string"
      },
      "companyName": {
        "description": "The corporate name.",
        "example": "Pautang Financing Company, Inc.",
        "type": "string"
      },
      "companyShortName": {
        "description": "The name in reference numbers.",
        "example": "Pautang",
        "type": "string"
      },
      "contactEmail": {
        "description": "Where to write to.",
        "example": "help@pautang.example",
        "type": "string"
      },
      "employees": {
        "description": "How many work here.",
        "example": "30+",
        "type": "string"
      },
      "established": {
        "description": "The year.",
        "example": "2023",
        "type": "string"
      },
      "features": {
        "allOf": [
          {
            "$ref": "#/components/schemas/FeaturesDto"
          }
        ],
        "description": "What is switched on."
      },
      "interestRate": {
        "description": "Percent of the principal per month.",
        "example": 0.4,
        "type": "number"
      },
      "maxLoan": {
        "description": "Pesos.",
        "example": 5000000,
        "type": "integer"
      },
      "minLoan": {
        "description": "Pesos.",
        "example": 100000,
        "type": "integer"
      },
      "paymentOperatorNumber": {
        "description": "Registration as operator of payment system.",
        "example": "OPSCOR-2023-0000",
        "type": "string"
      },
      "secRegistration": {
        "description": "Registration with the securities regulator.",
        "example": "CS202300000",
        "type": "string"
      },
      "terms": {
        "description": "Months.",
        "example": [
          6,
          12,
          24,
          36,
          48
        ],
        "items": {
          "type": "integer"
        },
        "type": "array"
      },
      "upload": {
        "allOf": [
          {
            "$ref": "#/components/schemas/UploadLimitsDto"
          }
        ],
        "description": "The limits of uploads."
      }
    },
    "required": [
      "established",
      "employees",
      "minLoan",
      "maxLoan",
      "interestRate",
      "terms",
      "companyName",
      "companyShortName",
      "secRegistration",
      "certificateOfAuthority",
      "paymentOperatorNumber",
      "contactEmail",
      "upload",
      "features"
    ],
    "type": "object"
  },
  "ContactDto": {
    "properties": {
      "agreed": {
        "description": "Agreement to the Terms & Conditions; must be true.",
        "enum": [
          true
        ],
        "type": "boolean",
        "x-message": "Please agree to the Terms & Conditions."
      },
      "email": {
        "description": "An e-mail address.",
        "example": "juana@example.com",
        "maxLength": 100,
        "minLength": 1,
        "pattern": "^[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,20}$",
        "type": "string",
        "x-message": "Invalid email format. Please ensure your email address is in the correct format."
      },
      "message": {
        "description": "A sentence for the person.",
        "example": "How long does an approval take?",
        "maxLength": 5000,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter a message, with at most 5,000 characters."
      },
      "name": {
        "description": "A name.",
        "example": "Juana dela Cruz",
        "maxLength": 100,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your name, with at most 100 characters."
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
  "ContactMessageDto": {
    "properties": {
      "createdAt": {
        "description": "When it was made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "email": {
        "description": "An e-mail address.",
        "example": "juana@example.com",
        "type": "string"
      },
      "id": {
        "description": "The id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "message": {
        "description": "A sentence for the person.",
        "example": "Please check the marked fields.",
        "type": "string"
      },
      "name": {
        "description": "A name.",
        "example": "Juana dela Cruz",
        "type": "string"
      }
    },
    "required": [
      "id",
      "createdAt",
      "name",
      "email",
      "message"
    ],
    "type": "object"
  },
  "ContactMessagePageDto": {
    "properties": {
      "items": {
        "description": "The rows of this page.",
        "items": {
          "$ref": "#/components/schemas/ContactMessageDto"
        },
        "type": "array"
      },
      "nextCursor": {
        "description": "Send it as cursor for the next page; absent on the last page.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "type": "object"
  },
  "ContactReceivedDto": {
    "properties": {
      "id": {
        "description": "The id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      }
    },
    "required": [
      "id"
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
  "CurrencyDto": {
    "properties": {
      "_id": {
        "description": "The same as currencyCode.",
        "example": "PHP",
        "type": "string"
      },
      "active": {
        "description": "Whether loans are offered in it.",
        "example": true,
        "type": "boolean"
      },
      "countryName": {
        "description": "Where the currency is used.",
        "example": "Philippines",
        "type": "string"
      },
      "currencyCode": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "currencyName": {
        "description": "The English name.",
        "example": "Philippine Peso",
        "type": "string"
      },
      "currencySymbol": {
        "description": "The sign.",
        "example": "₱",
        "type": "string"
      }
    },
    "required": [
      "_id",
      "currencyCode",
      "currencyName",
      "currencySymbol",
      "countryName",
      "active"
    ],
    "type": "object"
  },
  "FeaturesDto": {
    "properties": {
      "demo": {
        "description": "The demo, with its accounts.",
        "example": false,
        "type": "boolean"
      },
      "invitationCode": {
        "description": "The invitation-code form of registration.",
        "example": false,
        "type": "boolean"
      },
      "phoneOtp": {
        "description": "The phone-OTP form of registration.",
        "example": false,
        "type": "boolean"
      }
    },
    "required": [
      "demo",
      "invitationCode",
      "phoneOtp"
    ],
    "type": "object"
  },
  "FieldErrorDto": {
    "properties": {
      "field": {
        "description": "The field of the request, as it is named there.",
        "example": "phoneNumber",
        "type": "string"
      },
      "message": {
        "description": "What is wrong with it, as a sentence for the person who typed it.",
        "example": "Please check the marked fields.",
        "type": "string"
      }
    },
    "required": [
      "field",
      "message"
    ],
    "type": "object"
  },
  "Gender": {
    "enum": [
      "Male",
      "Female"
    ],
    "type": "string"
  },
  "HealthDto": {
    "properties": {
      "status": {
        "description": "The status.",
        "enum": [
          "ok"
        ],
        "type": "string"
      }
    },
    "required": [
      "status"
    ],
    "type": "object"
  },
  "IdentityInfoDto": {
    "properties": {
      "identityNumber": {
        "description": "Number of the ID.",
        "example": "P1234567A",
        "maxLength": 20,
        "minLength": 8,
        "pattern": "^[\\p{L}\\d][\\p{L}\\p{M}\\d'.\\- ,]*$",
        "type": "string",
        "x-message": "Between 8 and 20 digits. Must start with a digit or alpha-numeric."
      },
      "identityType": {
        "allOf": [
          {
            "$ref": "#/components/schemas/IdentityType"
          }
        ],
        "description": "Kind of the ID.",
        "example": "Passport",
        "x-message": "Choose an ID type."
      },
      "imageIdBackURL": {
        "description": "The url that /upload answered for kind back.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/back-4a7b.jpg",
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the back of your ID and send the address that /upload answered."
      },
      "imageIdFrontURL": {
        "description": "The url that /upload answered for kind front.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/front-4a7b.jpg",
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the front of your ID and send the address that /upload answered."
      },
      "imageSelfieURL": {
        "description": "The url that /upload answered for kind selfie.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/selfie-4a7b.jpg",
        "maxLength": 500,
        "minLength": 1,
        "type": "string",
        "x-message": "Upload the selfie and send the address that /upload answered."
      },
      "otherIdentityType": {
        "description": "Required when the ID type is Others, and only kept then.",
        "example": "Barangay ID",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The other ID type needs 3 to 100 letters; spaces and - ' . , are permitted."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
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
  "InstallmentDto": {
    "properties": {
      "amount": {
        "description": "In the chosen currency.",
        "example": 21834,
        "type": "number"
      },
      "installmentNumber": {
        "description": "From 1 to installmentCount.",
        "example": 1,
        "type": "integer"
      }
    },
    "required": [
      "installmentNumber",
      "amount"
    ],
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
  "LoanAppliedDto": {
    "properties": {
      "loanNumber": {
        "description": "With LOAN_CREATED.",
        "example": "LN00000001",
        "type": "string"
      },
      "state": {
        "allOf": [
          {
            "$ref": "#/components/schemas/LoanApplyState"
          }
        ],
        "description": "LOAN_EXISTS when there is an open application or an unpaid loan already; nothing was changed then."
      }
    },
    "required": [
      "state"
    ],
    "type": "object"
  },
  "LoanApplyDto": {
    "properties": {
      "exchangeRate": {
        "description": "Units of the currency for one peso.",
        "example": 1,
        "maximum": 1000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "installmentAmountPHP": {
        "description": "Paid each month but the last, in pesos.",
        "example": 21834,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "installmentAmountXR": {
        "description": "Paid each month but the last, in the currency.",
        "example": 21834,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "installmentCount": {
        "description": "Months.",
        "example": 12,
        "maximum": 600,
        "minimum": 1,
        "type": "integer",
        "x-message": "Choose one of the offered repayment periods."
      },
      "interestAmountPHP": {
        "description": "The interest of one month, in pesos.",
        "example": 1000,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "interestAmountXR": {
        "description": "The interest of one month, in the currency.",
        "example": 1000,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "interestRate": {
        "description": "Percent of the principal per month.",
        "example": 0.4,
        "maximum": 100,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "loanAmountPHP": {
        "description": "Whole pesos from minLoan to maxLoan of GET /config.",
        "example": 250000,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "loanAmountXR": {
        "description": "The principal in the chosen currency.",
        "example": 250000,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Send the figure as the quote answered it."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "maxLength": 3,
        "minLength": 3,
        "pattern": "^[A-Z]{3}$",
        "type": "string",
        "x-message": "Choose one of the offered currencies."
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
  "LoanApplyState": {
    "description": "LOAN_EXISTS when there is an open application or an unpaid loan already; nothing was changed then.",
    "enum": [
      "LOAN_CREATED",
      "LOAN_EXISTS"
    ],
    "type": "string"
  },
  "LoanDecision": {
    "description": "APPROVE funds the wallet; APPROVE and REJECT are final.",
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
        "description": "APPROVE funds the wallet; APPROVE and REJECT are final.",
        "x-message": "The decision is one of APPROVE, REJECT, HOLD, REVIEW."
      },
      "message": {
        "description": "What the member reads instead of the status's own message.",
        "example": "Please check the marked fields.",
        "maxLength": 2000,
        "minLength": 1,
        "type": "string",
        "x-message": "The message has at most 2000 characters."
      }
    },
    "required": [
      "decision"
    ],
    "type": "object"
  },
  "LoanQuoteDto": {
    "properties": {
      "effectiveMonthlyRate": {
        "description": "Percent a month on what is still owed, with 4 decimals.",
        "example": 0.7288,
        "type": "number"
      },
      "effectiveYearlyRate": {
        "description": "Percent a year, compounded, with 2 decimals.",
        "example": 9.1,
        "type": "number"
      },
      "exchangeRate": {
        "description": "Units of the currency for one peso.",
        "example": 1,
        "type": "number"
      },
      "financeChargePHP": {
        "description": "The interest of the whole loan.",
        "example": 12000,
        "type": "number"
      },
      "financeChargeXR": {
        "description": "The interest of the whole loan.",
        "example": 12000,
        "type": "number"
      },
      "installmentAmountPHP": {
        "description": "What is paid each month, the last one excepted.",
        "example": 21834,
        "type": "number"
      },
      "installmentAmountXR": {
        "description": "What is paid each month, the last one excepted.",
        "example": 21834,
        "type": "number"
      },
      "installmentCount": {
        "description": "Months.",
        "example": 12,
        "type": "integer"
      },
      "interestAmountPHP": {
        "description": "The interest of one month.",
        "example": 1000,
        "type": "number"
      },
      "interestAmountXR": {
        "description": "The interest of one month.",
        "example": 1000,
        "type": "number"
      },
      "interestRate": {
        "description": "Percent of the principal per month.",
        "example": 0.4,
        "type": "number"
      },
      "loanAmountPHP": {
        "description": "The principal in pesos.",
        "example": 250000,
        "type": "number"
      },
      "loanAmountXR": {
        "description": "The principal in the chosen currency.",
        "example": 250000,
        "type": "number"
      },
      "monthlyRepaymentPHP": {
        "description": "The principal's share of one month.",
        "example": 20834,
        "type": "number"
      },
      "monthlyRepaymentXR": {
        "description": "The principal's share of one month.",
        "example": 20834,
        "type": "number"
      },
      "roundingUnit": {
        "description": "What amounts of the currency are rounded up to: 1 or 0.01.",
        "example": 1,
        "type": "number"
      },
      "schedule": {
        "description": "The installments in order; they sum to totalAmountXR.",
        "items": {
          "$ref": "#/components/schemas/InstallmentDto"
        },
        "type": "array"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "totalAmountPHP": {
        "description": "Principal and finance charge: what is paid in all.",
        "example": 262000,
        "type": "number"
      },
      "totalAmountXR": {
        "description": "Principal and finance charge: what is paid in all.",
        "example": 262000,
        "type": "number"
      }
    },
    "required": [
      "selectedCurrency",
      "exchangeRate",
      "roundingUnit",
      "installmentCount",
      "interestRate",
      "loanAmountXR",
      "loanAmountPHP",
      "interestAmountXR",
      "interestAmountPHP",
      "monthlyRepaymentXR",
      "monthlyRepaymentPHP",
      "installmentAmountXR",
      "installmentAmountPHP",
      "financeChargeXR",
      "financeChargePHP",
      "totalAmountXR",
      "totalAmountPHP",
      "effectiveMonthlyRate",
      "effectiveYearlyRate",
      "schedule"
    ],
    "type": "object"
  },
  "LoanQuoteRequestDto": {
    "properties": {
      "installmentCount": {
        "description": "Months; one of the terms of GET /config.",
        "example": 12,
        "maximum": 600,
        "minimum": 1,
        "type": "integer",
        "x-message": "Choose one of the offered repayment periods."
      },
      "loanAmountPHP": {
        "description": "Whole pesos from minLoan to maxLoan of GET /config.",
        "example": 250000,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Enter the loan amount as a number."
      },
      "loanAmountXR": {
        "description": "In the chosen currency, a multiple of its rounding unit.",
        "example": 250000,
        "maximum": 1000000000000,
        "minimum": 0,
        "type": "number",
        "x-message": "Enter the loan amount as a number."
      },
      "selectedCurrency": {
        "description": "One of GET /currency/available.",
        "example": "PHP",
        "maxLength": 3,
        "minLength": 3,
        "pattern": "^[A-Z]{3}$",
        "type": "string",
        "x-message": "Choose one of the offered currencies."
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
        "description": "The heading of the Loan Statement card.",
        "example": "LOAN APPLICATION IS APPROVED",
        "maxLength": 200,
        "nullable": true,
        "type": "string",
        "x-message": "A text of at most 200 characters, or null for the status's own."
      },
      "statementMessage": {
        "description": "Text of the Loan Statement card.",
        "example": "Your loan is approved.",
        "maxLength": 2000,
        "nullable": true,
        "type": "string",
        "x-message": "A text of at most 2000 characters, or null for the status's own."
      },
      "statementShow": {
        "description": "Whether the member sees the Loan Statement card.",
        "example": false,
        "type": "boolean",
        "x-message": "statementShow is true or false."
      },
      "statusColor": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusColor"
          }
        ],
        "description": "The colour of the status.",
        "nullable": true,
        "x-message": "The colour is one of info, success, warning, danger."
      },
      "statusIcon": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusIcon"
          }
        ],
        "description": "The icon of the status.",
        "nullable": true,
        "x-message": "The icon is one of PersonSearchRounded, CheckCircleOutlineRounded, ErrorOutlineRounded, HighlightOffRounded, UpdateRounded, PauseCircleOutlineRounded, QueryBuilderRounded, CurrencyExchangeRounded, LockResetRounded, BlockRounded."
      },
      "statusMessage": {
        "description": "What the member reads; may have several lines.",
        "example": "Your loan is approved.",
        "maxLength": 2000,
        "nullable": true,
        "type": "string",
        "x-message": "A text of at most 2000 characters, or null for the status's own."
      },
      "statusText": {
        "description": "Shown as the member's loan status.",
        "example": "APPROVED",
        "maxLength": 100,
        "nullable": true,
        "type": "string",
        "x-message": "A text of at most 100 characters, or null for the status's own."
      }
    },
    "type": "object"
  },
  "LoanStatus": {
    "enum": [
      "PENDING",
      "UNDER_REVIEW",
      "ON_HOLD",
      "APPROVED",
      "REJECTED",
      "CANCELLED",
      "REPAID"
    ],
    "type": "string"
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
  "MemberInfoDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "active": {
        "description": "Whether the account is activated.",
        "example": true,
        "type": "boolean"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "birthDate": {
        "description": "YYYY-MM-DD",
        "example": "1995-06-12",
        "type": "string"
      },
      "countryResidence": {
        "description": "The country one lives in.",
        "example": "Philippines",
        "type": "string"
      },
      "email": {
        "description": "An e-mail address.",
        "example": "juana@example.com",
        "type": "string"
      },
      "firstName": {
        "description": "First name.",
        "example": "Juana",
        "type": "string"
      },
      "gender": {
        "description": "Male or Female.",
        "example": "Female",
        "type": "string"
      },
      "identityNumber": {
        "description": "Number of the ID.",
        "example": "P1234567A",
        "type": "string"
      },
      "identityType": {
        "description": "Kind of the ID.",
        "example": "Passport",
        "type": "string"
      },
      "imageIdBackURL": {
        "description": "A path on this server, good for five minutes.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/back-4a7b.jpg",
        "type": "string"
      },
      "imageIdFrontURL": {
        "description": "A path on this server, good for five minutes.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/front-4a7b.jpg",
        "type": "string"
      },
      "imageSelfieURL": {
        "description": "A path on this server, good for five minutes.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/selfie-4a7b.jpg",
        "type": "string"
      },
      "lastName": {
        "description": "Last name.",
        "example": "dela Cruz",
        "type": "string"
      },
      "loan": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MemberLoanDto"
          }
        ],
        "description": "The newest loan."
      },
      "maritalStatus": {
        "description": "Marital status.",
        "example": "Single",
        "type": "string"
      },
      "middleName": {
        "description": "Middle name.",
        "example": "Santos",
        "type": "string"
      },
      "nationality": {
        "description": "Nationality.",
        "example": "Filipino",
        "type": "string"
      },
      "otherIdentityType": {
        "description": "Kind of the ID, when the list has it not.",
        "example": "Barangay ID",
        "type": "string"
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "type": "string"
      },
      "postalCode": {
        "description": "Zip or postal code.",
        "example": "1605",
        "type": "string"
      },
      "province": {
        "description": "State, region or province.",
        "example": "Metro Manila",
        "type": "string"
      },
      "refFullName1": {
        "description": "Full name of a reference.",
        "example": "Pedro dela Cruz",
        "type": "string"
      },
      "refFullName2": {
        "description": "Full name of a reference.",
        "example": "Pedro dela Cruz",
        "type": "string"
      },
      "refPhoneNumber1": {
        "description": "Digits with the country code.",
        "example": "639181234567",
        "type": "string"
      },
      "refPhoneNumber2": {
        "description": "Digits with the country code.",
        "example": "639181234567",
        "type": "string"
      },
      "refRelationship1": {
        "description": "What the reference is to the member.",
        "example": "Brother",
        "type": "string"
      },
      "refRelationship2": {
        "description": "What the reference is to the member.",
        "example": "Brother",
        "type": "string"
      },
      "streetAddress": {
        "description": "House and street.",
        "example": "12 Julia Vargas Ave.",
        "type": "string"
      },
      "town": {
        "description": "Town or city.",
        "example": "Pasig City",
        "type": "string"
      },
      "withdrawal": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MemberWithdrawalDto"
          }
        ],
        "description": "The withdrawal."
      }
    },
    "required": [
      "loan",
      "withdrawal",
      "active",
      "phoneNumber"
    ],
    "type": "object"
  },
  "MemberLoanDto": {
    "properties": {
      "active": {
        "description": "True from the application until it is REJECTED or CANCELLED.",
        "example": true,
        "type": "boolean"
      },
      "creditScore": {
        "description": "0 to 1000.",
        "example": 500,
        "maximum": 1000,
        "minimum": 0,
        "type": "integer"
      },
      "exchangeRate": {
        "description": "Units of the currency for one peso.",
        "example": 1,
        "type": "number"
      },
      "installmentAmountPHP": {
        "description": "Paid each month but the last, in pesos.",
        "example": 21834,
        "type": "number"
      },
      "installmentAmountXR": {
        "description": "Paid each month but the last, in the currency.",
        "example": 21834,
        "type": "number"
      },
      "installmentCount": {
        "description": "Months.",
        "example": 12,
        "type": "integer"
      },
      "interestAmountPHP": {
        "description": "The interest of one month, in pesos.",
        "example": 1000,
        "type": "number"
      },
      "interestAmountXR": {
        "description": "The interest of one month.",
        "example": 1000,
        "type": "number"
      },
      "interestRate": {
        "description": "Percent of the principal per month.",
        "example": 0.4,
        "type": "number"
      },
      "loanAmountPHP": {
        "description": "In pesos.",
        "example": 250000,
        "type": "number"
      },
      "loanAmountXR": {
        "description": "In the chosen currency.",
        "example": 250000,
        "type": "number"
      },
      "loanNumber": {
        "description": "The loan application number.",
        "example": "LN00000001",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      }
    },
    "required": [
      "creditScore",
      "active"
    ],
    "type": "object"
  },
  "MemberState": {
    "description": "The step that comes next, or INFO_COMPLETED.",
    "enum": [
      "PERSONAL_INFO",
      "ADDRESS_INFO",
      "REFERENCES_INFO",
      "IDENTITY_INFO",
      "BANK_INFO",
      "INFO_COMPLETED"
    ],
    "type": "string"
  },
  "MemberStateDto": {
    "properties": {
      "state": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MemberState"
          }
        ],
        "description": "The step that comes next, or INFO_COMPLETED."
      }
    },
    "required": [
      "state"
    ],
    "type": "object"
  },
  "MemberWithdrawalDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "active": {
        "description": "Whether there is one, in force.",
        "example": true,
        "type": "boolean"
      },
      "bankName": {
        "description": "Where it went.",
        "example": "BPI",
        "type": "string"
      },
      "createdAt": {
        "description": "When it was made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "status": {
        "description": "The status.",
        "example": "APPROVED",
        "type": "string"
      },
      "statusColor": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusColor"
          }
        ],
        "description": "The colour of the status."
      },
      "statusIcon": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusIcon"
          }
        ],
        "description": "The icon of the status."
      },
      "statusMessage": {
        "description": "What the member reads; may have several lines.",
        "example": "Your loan is approved.",
        "type": "string"
      },
      "totalAmountWithdrawn": {
        "description": "The amount of this withdrawal.",
        "example": 50000,
        "type": "number"
      },
      "withdrawalNumber": {
        "description": "The number of the withdrawal.",
        "example": "WD00000001",
        "type": "string"
      }
    },
    "required": [
      "active"
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
  "OtpIssueDto": {
    "properties": {
      "phoneNumber": {
        "description": "The member's phone number.",
        "example": "639170000012",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "OtpIssuedDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "expiresAt": {
        "description": "Ten minutes from now.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "fullName": {
        "description": "First and last name.",
        "example": "Juana dela Cruz",
        "type": "string"
      },
      "oTP": {
        "description": "The one-time password: told here once, and never again.",
        "example": "123456",
        "type": "string"
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "type": "string"
      },
      "requestId": {
        "description": "The withdrawal request.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "withdrawalAmount": {
        "description": "In the currency of the wallet.",
        "example": 50000,
        "type": "number"
      }
    },
    "required": [
      "requestId",
      "phoneNumber",
      "fullName",
      "withdrawalAmount",
      "selectedCurrency",
      "bankName",
      "accountNumber",
      "oTP",
      "expiresAt"
    ],
    "type": "object"
  },
  "OwnPhoneNumberDto": {
    "properties": {
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      }
    },
    "required": [
      "phoneNumber"
    ],
    "type": "object"
  },
  "PasswordChangeDto": {
    "properties": {
      "currentPassword": {
        "description": "The password as it is now.",
        "example": "Pautang1!",
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password."
      },
      "newPassword": {
        "description": "8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.",
        "example": "Pautang2!",
        "maxLength": 24,
        "minLength": 8,
        "pattern": "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d'.\\-!@#$%,]+$",
        "type": "string",
        "x-message": "Create a password with 8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character. Allowed special characters: ! @ # $ %"
      },
      "password": {
        "description": "The new password again.",
        "example": "Pautang1!",
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      }
    },
    "required": [
      "phoneNumber",
      "currentPassword",
      "newPassword",
      "password"
    ],
    "type": "object"
  },
  "PersonalInfoDto": {
    "properties": {
      "birthDate": {
        "description": "YYYY-MM-DD; the age is 6573 to 29199 days (18 to 80 years), counted in Asia/Manila.",
        "example": "1995-06-12",
        "format": "date",
        "type": "string",
        "x-age-days": {
          "maximum": 29199,
          "minimum": 6573
        },
        "x-message": "Please select your date of birth. Make sure the date of birth is between 18 and 80 years old."
      },
      "firstName": {
        "description": "First name.",
        "example": "Juana",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The first name needs 3 to 100 letters; spaces and - ' . , are permitted."
      },
      "gender": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Gender"
          }
        ],
        "description": "Male or Female.",
        "example": "Female",
        "x-message": "Choose a gender."
      },
      "isAgree": {
        "description": "Consent to reporting to credit bureaus; must be true.",
        "enum": [
          true
        ],
        "type": "boolean",
        "x-message": "Please agree to credit-bureau reporting."
      },
      "lastName": {
        "description": "Last name.",
        "example": "dela Cruz",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The last name needs 3 to 100 letters; spaces and - ' . , are permitted."
      },
      "maritalStatus": {
        "allOf": [
          {
            "$ref": "#/components/schemas/MaritalStatus"
          }
        ],
        "description": "Marital status.",
        "example": "Single",
        "x-message": "Choose a marital status."
      },
      "middleName": {
        "description": "Middle name.",
        "example": "Santos",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The middle name needs 3 to 100 letters; spaces and - ' . , are permitted."
      },
      "nationality": {
        "allOf": [
          {
            "$ref": "#/components/schemas/Nationality"
          }
        ],
        "description": "Nationality.",
        "example": "Filipino",
        "x-message": "Choose a nationality."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
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
  "ProblemCode": {
    "description": "A stable code, to switch on.",
    "enum": [
      "ALREADY_ACTIVATED",
      "CURRENT_PASSWORD_WRONG",
      "FILE_TOO_LARGE",
      "FORBIDDEN",
      "IDEMPOTENCY_IN_FLIGHT",
      "IDEMPOTENCY_KEY_REQUIRED",
      "IDEMPOTENCY_KEY_REUSED",
      "INSUFFICIENT_BALANCE",
      "INTERNAL_ERROR",
      "INVALID_TRANSITION",
      "LINK_EXPIRED",
      "LINK_INVALID",
      "LOAN_NOT_FOUND",
      "LOGIN_EXPIRED",
      "MALFORMED_REQUEST",
      "MEMBER_NOT_FOUND",
      "NOT_ACTIVATED",
      "NOT_AN_IMAGE",
      "NOT_FOUND",
      "NOT_READY",
      "NOT_YOUR_ACCOUNT",
      "NO_WITHDRAWAL_REQUEST",
      "OTP_EXPIRED",
      "OTP_INVALID",
      "OTP_LOCKED",
      "OTP_MISSING",
      "PAYLOAD_TOO_LARGE",
      "PHONE_NUMBER_TAKEN",
      "QUOTE_CHANGED",
      "RATES_OUTDATED",
      "REFRESH_TOKEN_MISSING",
      "SIGN_IN_FAILED",
      "SIGN_IN_LOCKED",
      "STEP_OUT_OF_ORDER",
      "TOKEN_EXPIRED",
      "TOKEN_INVALID",
      "TOKEN_MISSING",
      "TOO_MANY_REQUESTS",
      "UNSUPPORTED_MEDIA_TYPE",
      "VALIDATION_FAILED",
      "WALLET_NOT_FOUND",
      "WITHDRAWAL_NOT_FOUND",
      "WITHDRAWAL_REQUEST_CHANGED"
    ],
    "type": "string"
  },
  "ProblemDto": {
    "properties": {
      "code": {
        "allOf": [
          {
            "$ref": "#/components/schemas/ProblemCode"
          }
        ],
        "description": "A stable code, to switch on."
      },
      "detail": {
        "description": "What happened, as a sentence that a person understands.",
        "example": "Please check the marked fields.",
        "type": "string"
      },
      "errors": {
        "description": "The fields that are not valid, with code VALIDATION_FAILED.",
        "items": {
          "$ref": "#/components/schemas/FieldErrorDto"
        },
        "type": "array"
      },
      "instance": {
        "description": "The path that was called.",
        "example": "/v2/loan/quote",
        "type": "string"
      },
      "message": {
        "description": "The same as detail.",
        "example": "Please check the marked fields.",
        "type": "string"
      },
      "status": {
        "description": "The HTTP status, again.",
        "example": 400,
        "type": "integer"
      },
      "title": {
        "description": "The kind of problem in a few words.",
        "example": "Some fields are not valid",
        "type": "string"
      },
      "type": {
        "description": "A URI for the kind of problem; the code below is what to switch on.",
        "example": "about:blank",
        "type": "string"
      }
    },
    "required": [
      "type",
      "status",
      "code",
      "title",
      "detail",
      "instance",
      "message"
    ],
    "type": "object"
  },
  "RatesDto": {
    "properties": {
      "asOf": {
        "description": "When the source says the rates were made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "base": {
        "description": "Always the peso.",
        "example": "PHP",
        "type": "string"
      },
      "rates": {
        "additionalProperties": {
          "exclusiveMinimum": true,
          "minimum": 0,
          "type": "number"
        },
        "description": "Units of each currency for one peso.",
        "example": {
          "PHP": 1,
          "USD": 0.01776
        },
        "type": "object"
      },
      "source": {
        "description": "Whether the rates are the bundled snapshot or were fetched.",
        "enum": [
          "bundled",
          "fetched"
        ],
        "type": "string"
      },
      "stale": {
        "description": "Whether they are too old for new loans in foreign currencies.",
        "example": false,
        "type": "boolean"
      }
    },
    "required": [
      "base",
      "rates",
      "asOf",
      "source",
      "stale"
    ],
    "type": "object"
  },
  "ReferencesInfoDto": {
    "properties": {
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "refFullName1": {
        "description": "Full name of a reference.",
        "example": "Pedro dela Cruz",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The full name needs 3 to 100 letters; spaces and - ' . , are permitted."
      },
      "refFullName2": {
        "description": "Full name of a reference.",
        "example": "Maria Santos",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The full name needs 3 to 100 letters; spaces and - ' . , are permitted."
      },
      "refPhoneNumber1": {
        "description": "Digits with the country code.",
        "example": "639181234567",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "refPhoneNumber2": {
        "description": "Digits with the country code.",
        "example": "639191234567",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "refRelationship1": {
        "description": "What the reference is to the member.",
        "example": "Brother",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The relationship needs 3 to 100 letters; spaces and - ' . , are permitted."
      },
      "refRelationship2": {
        "description": "What the reference is to the member.",
        "example": "Aunt",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "The relationship needs 3 to 100 letters; spaces and - ' . , are permitted."
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
  "RegisterDto": {
    "properties": {
      "companyRegister": {
        "description": "The company one registers with, as /config names it.",
        "example": "Pautang",
        "maxLength": 100,
        "minLength": 1,
        "type": "string",
        "x-message": "companyRegister has at most 100 characters."
      },
      "countryRegister": {
        "description": "The country that GET /misc/ip answered, or empty.",
        "example": "Philippines",
        "maxLength": 100,
        "minLength": 1,
        "type": "string",
        "x-message": "countryRegister has at most 100 characters."
      },
      "email": {
        "description": "An e-mail address.",
        "example": "juana@example.com",
        "maxLength": 100,
        "minLength": 1,
        "pattern": "^[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,20}$",
        "type": "string",
        "x-message": "Invalid email format. Please ensure your email address is in the correct format."
      },
      "fullName": {
        "description": "First and last name.",
        "example": "Juana dela Cruz",
        "maxLength": 100,
        "minLength": 5,
        "pattern": "^[\\p{L}\\p{M} \\-'.,]+$",
        "type": "string",
        "x-message": "Please enter both your first and last name. Ensure the name is within a reasonable length."
      },
      "ipAddress": {
        "description": "The address that GET /misc/ip answered, or empty.",
        "example": "203.0.113.7",
        "maxLength": 45,
        "minLength": 1,
        "type": "string",
        "x-message": "ipAddress has at most 45 characters."
      },
      "jobCategory": {
        "allOf": [
          {
            "$ref": "#/components/schemas/JobCategory"
          }
        ],
        "default": "N/A",
        "description": "The field one works in.",
        "x-message": "Choose a job category."
      },
      "jobTitle": {
        "default": "N/A",
        "description": "What one works as.",
        "example": "Store supervisor",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,/()]+$",
        "type": "string",
        "x-message": "The job title needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted."
      },
      "monthlyNetIncome": {
        "default": 999,
        "description": "Whole pesos, 3 to 7 digits.",
        "example": 38000,
        "maximum": 9999999,
        "minimum": 100,
        "type": "integer",
        "x-message": "The monthly net income is a whole number of 3 to 7 digits."
      },
      "password": {
        "description": "8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.",
        "example": "Pautang1!",
        "maxLength": 24,
        "minLength": 8,
        "pattern": "^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d'.\\-!@#$%,]+$",
        "type": "string",
        "x-message": "Create a password with 8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character. Allowed special characters: ! @ # $ %"
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639171234567",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "workLocation": {
        "default": "N/A",
        "description": "Where one works.",
        "example": "Pasig City",
        "maxLength": 100,
        "minLength": 3,
        "pattern": "^[\\p{L}\\p{M} \\-'.,/()]+$",
        "type": "string",
        "x-message": "The work location needs 3 to 100 letters; spaces and - ' . , / ( ) are permitted."
      },
      "workPlaceCountry": {
        "default": "Philippines",
        "description": "The country one works in, by its English name.",
        "example": "Philippines",
        "type": "string",
        "x-message": "Choose the country you work in."
      }
    },
    "required": [
      "fullName",
      "phoneNumber",
      "password"
    ],
    "type": "object"
  },
  "RegisteredDto": {
    "properties": {
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "type": "string"
      },
      "state": {
        "description": "What the new member does next.",
        "example": "PERSONAL_INFO",
        "type": "string"
      }
    },
    "required": [
      "state",
      "phoneNumber"
    ],
    "type": "object"
  },
  "SaveState": {
    "description": "UPDATE_NEXT after steps 1 to 4, INFO_COMPLETED after step 5.",
    "enum": [
      "UPDATE_NEXT",
      "INFO_COMPLETED"
    ],
    "type": "string"
  },
  "SettableWithdrawalStatus": {
    "description": "FAILED returns the money to the wallet; COMPLETED and FAILED are final.",
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
        "description": "The password.",
        "example": "Pautang1!",
        "maxLength": 200,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your password."
      },
      "persist": {
        "default": true,
        "description": "Whether the sign-in outlives the browser ('Remember me').",
        "example": true,
        "type": "boolean",
        "x-message": "persist is true or false."
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "maxLength": 20,
        "minLength": 1,
        "type": "string",
        "x-message": "Enter your phone number."
      }
    },
    "required": [
      "phoneNumber",
      "password"
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
  "StepSavedDto": {
    "properties": {
      "state": {
        "allOf": [
          {
            "$ref": "#/components/schemas/SaveState"
          }
        ],
        "description": "UPDATE_NEXT after steps 1 to 4, INFO_COMPLETED after step 5."
      }
    },
    "required": [
      "state"
    ],
    "type": "object"
  },
  "UploadFormDto": {
    "properties": {
      "identityNumber": {
        "description": "Also accepted as the name of the phone number's field.",
        "example": "639170000010",
        "pattern": "^\\d{9,15}$",
        "type": "string"
      },
      "image": {
        "description": "A JPEG, PNG or WebP picture of at most 10 MB.",
        "format": "binary",
        "type": "string"
      },
      "kind": {
        "allOf": [
          {
            "$ref": "#/components/schemas/UploadKind"
          }
        ],
        "description": "What the picture shows."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with.",
        "example": "639170000010",
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
  "UploadLimitsDto": {
    "properties": {
      "maxBytes": {
        "description": "Bytes at most.",
        "example": 10485760,
        "type": "integer"
      },
      "types": {
        "description": "Media types.",
        "example": [
          "image/jpeg",
          "image/png",
          "image/webp"
        ],
        "items": {
          "type": "string"
        },
        "type": "array"
      }
    },
    "required": [
      "maxBytes",
      "types"
    ],
    "type": "object"
  },
  "UploadedDto": {
    "properties": {
      "fileName": {
        "description": "The name of the stored file.",
        "example": "front-4a7b.jpg",
        "type": "string"
      },
      "url": {
        "description": "A path on this server, good for five minutes; send it to the identity step as it is.",
        "example": "/v2/files/0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/front-4a7b.jpg",
        "format": "uri-reference",
        "type": "string"
      }
    },
    "required": [
      "url",
      "fileName"
    ],
    "type": "object"
  },
  "VisitorDto": {
    "properties": {
      "country": {
        "description": "The English name of the country that the address is assigned to; empty when unknown.",
        "example": "Philippines",
        "type": "string"
      },
      "ip": {
        "description": "Empty when unknown.",
        "example": "203.0.113.7",
        "type": "string"
      }
    },
    "required": [
      "ip",
      "country"
    ],
    "type": "object"
  },
  "WalletDetailsDto": {
    "properties": {
      "_id": {
        "description": "The wallet's id, for withdrawals.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "active": {
        "description": "Whether there is one, in force.",
        "example": true,
        "type": "boolean"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "createdAt": {
        "description": "When the loan was applied for.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "exchangeRate": {
        "description": "Units of the currency for one peso.",
        "example": 1,
        "type": "number"
      },
      "fullLegalName": {
        "description": "First, middle and last name.",
        "example": "Juana Santos dela Cruz",
        "type": "string"
      },
      "loanAmount": {
        "description": "The same as loanAmountXR.",
        "example": 250000,
        "type": "number"
      },
      "loanAmountPHP": {
        "description": "In pesos.",
        "example": 250000,
        "type": "number"
      },
      "loanAmountXR": {
        "description": "In the chosen currency.",
        "example": 250000,
        "type": "number"
      },
      "loanNumber": {
        "description": "The loan application number.",
        "example": "LN00000001",
        "type": "string"
      },
      "member": {
        "allOf": [
          {
            "$ref": "#/components/schemas/WalletMemberDto"
          }
        ],
        "description": "The receiving member."
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "statement": {
        "description": "Heading of the Loan Statement card.",
        "example": "LOAN APPLICATION IS APPROVED",
        "type": "string"
      },
      "statementMessage": {
        "description": "Text of the Loan Statement card.",
        "example": "Your loan is approved.",
        "type": "string"
      },
      "statementShow": {
        "description": "Whether the Loan Statement card is shown.",
        "example": false,
        "type": "boolean"
      },
      "status": {
        "description": "The status.",
        "example": "APPROVED",
        "type": "string"
      },
      "statusColor": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusColor"
          }
        ],
        "description": "The colour of the status."
      },
      "statusIcon": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusIcon"
          }
        ],
        "description": "The icon of the status."
      },
      "statusMessage": {
        "description": "May have several lines.",
        "example": "Your loan is approved.",
        "type": "string"
      },
      "wallet": {
        "description": "The available balance, in the chosen currency.",
        "example": 200000,
        "type": "number"
      },
      "withdrawnAmount": {
        "description": "What was withdrawn and did not come back, in the chosen currency.",
        "example": 50000,
        "type": "number"
      }
    },
    "required": [
      "active"
    ],
    "type": "object"
  },
  "WalletMemberDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      }
    },
    "required": [
      "accountNumber"
    ],
    "type": "object"
  },
  "WithdrawalConfirmDto": {
    "properties": {
      "id": {
        "description": "The wallet's _id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string",
        "x-message": "The id is the _id of the wallet."
      },
      "oTP": {
        "description": "The one-time password that the loan assistant gave for this very request.",
        "example": "123456",
        "maxLength": 12,
        "minLength": 6,
        "pattern": "^\\d{6,12}$",
        "type": "string",
        "x-message": "6 up to 12 digit OTP code. Only numbers are allowed."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "requestId": {
        "description": "As /wallet/withdraw/prepare answered it.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string",
        "x-message": "The requestId is the one that prepare answered."
      },
      "withdrawalAmount": {
        "description": "In the wallet's currency; more than 999 and at most the balance.",
        "example": 50000,
        "exclusiveMinimum": true,
        "maximum": 1000000000000,
        "minimum": 999,
        "type": "number",
        "x-message": "The amount must be more than 999, with at most 2 decimals."
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
  "WithdrawalDoneDto": {
    "properties": {
      "availableBalance": {
        "description": "The wallet's new balance.",
        "example": 150000,
        "type": "number"
      },
      "withdrawal": {
        "allOf": [
          {
            "$ref": "#/components/schemas/WithdrawalDto"
          }
        ],
        "description": "The withdrawal."
      }
    },
    "required": [
      "withdrawal",
      "availableBalance"
    ],
    "type": "object"
  },
  "WithdrawalDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "createdAt": {
        "description": "When it was made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "status": {
        "allOf": [
          {
            "$ref": "#/components/schemas/WithdrawalStatus"
          }
        ],
        "description": "The status."
      },
      "statusColor": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusColor"
          }
        ],
        "description": "The colour of the status."
      },
      "statusIcon": {
        "allOf": [
          {
            "$ref": "#/components/schemas/StatusIcon"
          }
        ],
        "description": "The icon of the status."
      },
      "statusMessage": {
        "description": "What the member reads; may have several lines.",
        "example": "Your loan is approved.",
        "type": "string"
      },
      "withdrawalAmount": {
        "description": "In the currency of the wallet.",
        "example": 50000,
        "type": "number"
      },
      "withdrawalNumber": {
        "description": "The number of the withdrawal.",
        "example": "WD00000001",
        "type": "string"
      }
    },
    "required": [
      "withdrawalNumber",
      "status",
      "statusColor",
      "statusIcon",
      "createdAt",
      "withdrawalAmount",
      "selectedCurrency",
      "bankName",
      "accountNumber",
      "statusMessage"
    ],
    "type": "object"
  },
  "WithdrawalPrepareDto": {
    "properties": {
      "id": {
        "description": "The wallet's _id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string",
        "x-message": "The id is the _id of the wallet."
      },
      "phoneNumber": {
        "description": "The phone number one is signed in with: digits with the country code.",
        "example": "639170000011",
        "pattern": "^\\d{9,15}$",
        "type": "string",
        "x-message": "Between 9 and 15 digits. Must start with a digit. Only numbers are permitted."
      },
      "withdrawalAmount": {
        "description": "In the wallet's currency; more than 999 and at most the balance.",
        "example": 50000,
        "exclusiveMinimum": true,
        "maximum": 1000000000000,
        "minimum": 999,
        "type": "number",
        "x-message": "The amount must be more than 999, with at most 2 decimals."
      }
    },
    "required": [
      "phoneNumber",
      "withdrawalAmount",
      "id"
    ],
    "type": "object"
  },
  "WithdrawalPreparedDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "availableBalance": {
        "description": "What stays in the wallet afterwards.",
        "example": 150000,
        "type": "number"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "exchangeRate": {
        "description": "Units of the currency for one peso.",
        "example": 1,
        "type": "number"
      },
      "expiresAt": {
        "description": "Until when the request can be confirmed.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "fullLegalName": {
        "description": "First, middle and last name.",
        "example": "Juana Santos dela Cruz",
        "type": "string"
      },
      "requestId": {
        "description": "The withdrawal request.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "totalToReceiver": {
        "description": "What arrives, in the currency of the wallet.",
        "example": 50000,
        "type": "number"
      },
      "transferAmount": {
        "description": "In the currency of the wallet.",
        "example": 50000,
        "type": "number"
      },
      "transferFee": {
        "description": "Always 0.",
        "example": 0,
        "type": "number"
      },
      "withdrawableAmount": {
        "description": "What could be withdrawn.",
        "example": 200000,
        "type": "number"
      }
    },
    "required": [
      "requestId",
      "expiresAt",
      "selectedCurrency",
      "exchangeRate",
      "withdrawableAmount",
      "availableBalance",
      "transferAmount",
      "transferFee",
      "totalToReceiver",
      "fullLegalName",
      "bankName",
      "accountNumber"
    ],
    "type": "object"
  },
  "WithdrawalRequestDto": {
    "properties": {
      "accountNumber": {
        "description": "Number of the receiving bank or e-wallet account.",
        "example": "1234567890",
        "type": "string"
      },
      "bankName": {
        "description": "The receiving bank or e-wallet.",
        "example": "BPI",
        "type": "string"
      },
      "createdAt": {
        "description": "When it was made.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "expiresAt": {
        "description": "When it ends.",
        "example": "2026-11-21T04:30:00.000Z",
        "format": "date-time",
        "type": "string"
      },
      "fullName": {
        "description": "First and last name.",
        "example": "Juana dela Cruz",
        "type": "string"
      },
      "memberId": {
        "description": "The member's id.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "phoneNumber": {
        "description": "Digits with the country code, without a plus.",
        "example": "639170000011",
        "type": "string"
      },
      "requestId": {
        "description": "The withdrawal request.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      },
      "selectedCurrency": {
        "description": "ISO 4217.",
        "example": "PHP",
        "type": "string"
      },
      "withdrawalAmount": {
        "description": "In the currency of the wallet.",
        "example": 50000,
        "type": "number"
      }
    },
    "required": [
      "requestId",
      "memberId",
      "createdAt",
      "expiresAt",
      "phoneNumber",
      "fullName",
      "withdrawalAmount",
      "selectedCurrency",
      "bankName",
      "accountNumber"
    ],
    "type": "object"
  },
  "WithdrawalRequestPageDto": {
    "properties": {
      "items": {
        "description": "The rows of this page.",
        "items": {
          "$ref": "#/components/schemas/WithdrawalRequestDto"
        },
        "type": "array"
      },
      "nextCursor": {
        "description": "Send it as cursor for the next page; absent on the last page.",
        "example": "0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10",
        "format": "uuid",
        "type": "string"
      }
    },
    "required": [
      "items"
    ],
    "type": "object"
  },
  "WithdrawalStatus": {
    "enum": [
      "PENDING",
      "PROCESSING",
      "COMPLETED",
      "FAILED"
    ],
    "type": "string"
  },
  "WithdrawalStatusDto": {
    "properties": {
      "status": {
        "allOf": [
          {
            "$ref": "#/components/schemas/SettableWithdrawalStatus"
          }
        ],
        "description": "FAILED returns the money to the wallet; COMPLETED and FAILED are final.",
        "x-message": "The status is one of PROCESSING, COMPLETED, FAILED."
      }
    },
    "required": [
      "status"
    ],
    "type": "object"
  }
} as const;
