import { formatNumber } from '../../format';
import type { LegalDocument, LegalFacts } from '../../legal-document';

const BYTES_A_MEGABYTE = 1_048_576;

export function privacy({ companyName, contactEmail, upload }: LegalFacts): LegalDocument {
  const maxPhotoMegabytes = formatNumber(upload.maxBytes / BYTES_A_MEGABYTE);
  return {
    intro: `Ganito pinangangalagaan ng ${companyName} ang iyong personal na data. Dapat 18 taong gulang na pataas ang magrerehistro; bawal magrehistro ang mga menor de edad.`,
    sections: [
      {
        title: 'Seguridad',
        paragraphs: [
          'Naka-encrypt sa aming database ang ID number at account number mo, nakatali ang bawat isa sa account mo, at nasa labas ng database ang susi. Ang password mo ay itinatago lang bilang hash na mabagal hulaan, at bilang keyed hash naman ang mga one-time password at sign-in token, kaya kahit kami ay hindi ito mababasa.',
          'Ginagawang bagong file ang mga litrato mo pagdating sa amin: wala na ang lugar, oras at device na isinusulat ng camera sa file. Mabubuksan lang ang mga ito sa mga link na limang minuto lang ang bisa. Kapag binuksan ng staff ang record mo, itinatala kung sino at kailan, at hindi na ito mababago.',
          'Sa screen, ang unang tatlong character lang ng phone number, ID number at account number ang nakikita hanggang hilingin mong ipakita ang lahat, nang tatlong segundo. Wala sa aming mga log ang mga phone number, account number, password at one-time password. Pagkatapos ng limang maling password, kusang nagla-lock sandali ang sign-in, at tinatapos ng bagong password ang lahat ng iba mong session.',
        ],
      },
      {
        title: 'Pangongolekta ng data',
        paragraphs: [
          'Sa pagrehistro, hinihingi namin ang phone number, buong pangalan at password; nasa iyo kung ilalagay mo ang e-mail address, trabaho at kita mo. Para ma-activate ang account, hinihingi namin ang kasarian, pangalan, petsa ng kapanganakan, marital status at nationality mo, ang address mo, dalawang reference, isang ID at ang numero nito, at ang bank o e-wallet account na tatanggap ng loan. Ipaalam mo sana sa mga reference mo na inilagay mo sila.',
          `Tatlong litrato ang ia-upload mo: ang harap at likod ng ID, at isang selfie. Hanggang ${maxPhotoMegabytes} MB ang bawat isa. Mula sa contact form, itinatago namin ang pangalan, e-mail address at mensahe mo, at ang hash ng network address na pinanggalingan nito, para malimitahan ang dami ng mensahe mula sa iisang nagpapadala.`,
          'Sa pagrehistro, itinatala ang network (IP) address mo at ang bansang kinabibilangan nito, para matukoy ang mga pekeng rehistro. Kapag pumayag ka sa isang loan, itinatago kasama ng kasunduan ang oras, ang wika at ang network address, bilang katibayan ng pirma mong electronic. Sa sarili naming server hinahanap ang bansa, sa isang listahang gumagana offline; walang ibang nakaaalam ng pagbisita mo. Hindi namin binabasa ang contacts, mga mensahe o lokasyon mo.',
          'Sa apat na bagay lang kami gumagamit ng cookies. Una, para manatili kang naka-sign in: hindi ito mababasa ng mga script, ipinapadala lang ito sa pag-renew ng sign-in at sa pag-sign out, at tumatagal ng 30 araw kapag may Remember me, o kung wala, hanggang isara mo ang browser. Ikalawa, para malaman ng sign-in namin na nakapag-sign in ka na sa browser na ito, at hindi ka ma-lock dito dahil lang may nanghuhula ng password, at matapos ang dati mong sign-in dito kapag nag-sign in ka ulit: hindi ito mababasa ng mga script, ipinapadala lang ito sa pag-sign in, at tumatagal ng 180 araw kapag may Remember me, o kung wala, hanggang isara mo ang browser. Ang ikatlo at ikaapat, para matandaan nang isang taon ang wika at ang theme, light o dark, na pinili mo.',
          'Itinatago rin ng browser mo ang phone number mo at ang bansa nito, ang panloob na numero ng user account mo, ang pagpili mo sa Remember me at ang huling kalagayan ng pera mo, para kapag walang network. Hanggang isara mo ang tab, itinatago nito ang mga inilagay mo sa mga hakbang na hindi pa tapos, pero hindi kailanman ang password o one-time password; ang mga litrato mo at ang mga numero ng ID at account mo ay naghihintay nang naka-encrypt, sa susing nasa tab lang, hanggang ma-save ang mga ito. Binubura ng pag-sign out ang lahat ng ito maliban sa wika, sa theme, sa bansa ng phone number at sa pagkilala sa browser na ito.',
          'Bawal magrehistro at mag-apply ang mga menor de edad. Kapag nalaman naming wala pang 18 taong gulang ang nagrehistro, isinasara namin ang account.',
        ],
      },
      {
        title: 'Paggamit at pagbabahagi',
        paragraphs: [
          'Ginagamit namin ang data mo para tiyakin kung sino ka, magpasya sa application mo, ingatan ang wallet mo, gawin ang mga transfer na hinihiling mo, singilin ang dapat bayaran, sagutin ka, at tuparin ang mga tungkulin namin sa mga batas tungkol sa pagpapautang, pagbabayad at money laundering.',
          'Ang nakikita lang ng mga Loan Officer at Loan Assistant namin ay ang kailangan sa trabaho nila. Matatanggap ng lender ng loan mo ang application mo. Matatanggap ng bangko o e-wallet na pinili mo ang pangalan mo, ang account at ang halaga. Matatanggap ng mga awtoridad ang iniuutos ng batas na ibigay namin. Bukod sa mga ito at sa mga credit bureau sa ibaba, wala na kaming pinagbibigyan.',
          'Hindi namin ibinebenta ang data mo at hindi ginagamit sa patalastas ng iba. Hindi namin kailanman inilalantad sa publiko ang utang mo, at hindi namin ginagamit ang mga reference mo para gipitin ka.',
        ],
      },
      {
        title: 'Mga credit bureau',
        paragraphs: [
          'Kapag ina-activate mo ang account mo, pumapayag kang i-report ang credit information mo sa mga credit bureau, at itinatala namin kung kailan ka pumayag. Kung wala ito, hindi maa-activate ang account. Inuutusan ng Republic Act 9510 ang mga lender na i-report ang mga loan sa Credit Information Corporation.',
          'Maaari naming i-report kung sino ka, ang loan, ang mga hulog nito at kung nabayaran sa oras, at itanong bago ang desisyon kung ano ang alam ng mga bureau tungkol sa iyo. Maaaring makita ng ibang lender ang mga report na ito. Kung mali ang isang report, sabihin mo sa amin at sa bureau; itinatama namin ang ini-report namin.',
          'Ang credit score sa settings mo, mula 0 hanggang 1000, ay sarili naming sukat ng tiwala sa site na ito at hindi score ng bureau.',
        ],
      },
      {
        title: 'Gaano katagal itinatago',
        paragraphs: [
          'Sampung minuto ang bisa ng one-time password. Natatapos ang session pagkalipas ng 30 araw kung hindi mas maaga, at binubura ang record nito pagkaraan ng isang araw. Ang mga sagot na pumipigil para hindi madoble ang bilang ng inulit na request ay itinatago, naka-encrypt, nang isang araw.',
          'Ang mga detalye, litrato, application at loan mo ay itinatago habang may account ka, at pagkatapos niyon, nakaselyo, habang hinihingi pa ng mga batas tungkol sa pagpapautang, buwis at money laundering o ng nakabinbing paghahabol. Pagkatapos ay kusang nabubura ang mga ito, at mas maaga pa ang mga mensahe sa contact form at ang mga rehistrong hindi na-activate. Puwede mong itanong anumang oras kung ano pa ang itinatago namin.',
          'Hindi kailanman binabago o binubura ang mga record ng pera at ng mga ginawa ng staff, para masundan ang bawat piso. Kapag nabura na ang isang account, wala nang pinapangalanan ang mga ito.',
        ],
      },
      {
        title: 'Ang mga karapatan mo sa Data Privacy Act',
        paragraphs: [
          'Binibigyan ka ng Data Privacy Act of 2012 (Republic Act 10173) ng karapatang mabigyan ng impormasyon, makita ang data mo, maipatama ang mga mali, tumutol, maipabura o maipa-block ang data, makuha ang data mo sa anyong madadala mo sa iba, at mabayaran sa pinsala.',
          `Makikita mo sa settings, sa Account, ang karamihan ng data mo. Sa 'Ang datos ko' mo mada-download ang lahat ng ito, mahihiling ang pagtatama, at maisasara ang account mo. Para sa iba pa, sumulat sa ${contactEmail} mula sa e-mail address na inirehistro mo, o magtanong sa Loan Assistant mo. Maaari naming tiyakin muna na ikaw nga iyon. Hindi namin mabubura ang iniuutos ng batas na itago, pero sasabihin namin sa iyo kung ano ang mga iyon.`,
          'Puwede ka ring magreklamo sa National Privacy Commission.',
        ],
      },
      {
        title: 'Mga link sa iba',
        paragraphs: [
          'Walang kinukuha ang mga pahina namin mula sa ibang kompanya: walang patalastas, walang pagbilang ng bisita, walang font o script na galing sa labas. Sa server lang namin nakikipag-usap ang browser mo, at ang server namin ang kumukuha ng exchange rate nang walang kasamang anumang data mo.',
          'Kapag sinundan mo ang link papunta sa ibang site, sarili nilang mga tuntunin sa privacy ang umiiral. Hindi namin ito kontrolado, at hindi namin pananagutan ang ginagawa nito sa data mo.',
        ],
      },
      {
        title: 'Social media',
        paragraphs: [
          'Walang share o like button, walang pag-sign in gamit ang social media at walang naka-embed na post sa site na ito, kaya walang social network na nakaaalam dito ng ginagawa mo.',
          'Kung sumulat ka sa amin sa social media, ang mga tuntunin nito ang sakop ng isinulat mo. Ang mga opisyal naming account lang ang i-follow mo, at huwag kailanman magpadala roon ng password, one-time password, ID o account number. Hindi namin hinihingi ang mga ito sa chat.',
        ],
      },
      {
        title: 'Mga pagbabago',
        paragraphs: [
          'Maaari naming baguhin ang pahayag na ito kapag nagbago ang serbisyo o ang batas. Ang nakasulat dito ang siyang may bisa.',
          'Kapag gusto naming gamitin sa bagong layunin ang data na naibigay mo na, hihingi muna kami ng pahintulot mo, maliban kung iniuutos ng batas ang paggamit na iyon.',
        ],
      },
      {
        title: 'Data Protection Officer',
        paragraphs: [
          `Ang Data Protection Officer namin ang nagbabantay kung paano namin hinahawakan ang personal na data at tumatanggap ng mga hiling at reklamo tungkol dito. Sumulat sa ${contactEmail} na may subject na 'Data Protection Officer'.`,
          'Sabihin mo sana kung tungkol saan ito at kung paano ka namin makokontak. Huwag kailanman isama ang password o one-time password.',
        ],
      },
      {
        title: 'Mga tanong',
        paragraphs: [
          `Kung may hindi malinaw dito, magtanong bago ka magrehistro o mag-apply: sa Contact page, o sa ${contactEmail}. Narito kami araw-araw mula 10 am hanggang 10 pm.`,
          'Kung sa tingin mo ay may gumagamit ng data o account mo, palitan agad ang password mo at sabihin sa amin.',
        ],
      },
    ],
  };
}
