import { formatChoice, formatMoney, formatNumber } from '../../format';
import type { LegalDocument, LegalFacts } from '../../legal-document';

export function terms(facts: LegalFacts): LegalDocument {
  const { companyName, companyShortName, contactEmail } = facts;
  const isDeclining = facts.interestMethod === 'declining';
  const minLoan = formatMoney(facts.minLoan);
  const maxLoan = formatMoney(facts.maxLoan);
  const interestRate = formatNumber(facts.interestRate);
  const price = isDeclining
    ? `sa interes na ${interestRate}% ng natitirang utang bawat buwan`
    : `sa interes na ${interestRate}% ng orihinal na halaga ng loan bawat buwan`;
  return {
    intro: `Kasunduan mo at ng ${companyName} ang terms na ito. Para ito sa lahat ng bumibisita sa site na ito at sa bawat miyembrong umuutang dito.`,
    sections: [
      {
        title: 'Mga tuntunin',
        paragraphs: [
          'Kapag ginamit mo ang site na ito, tinatanggap mo ang terms na ito at ang aming pahayag sa Privacy. Kung hindi mo ito tinatanggap, huwag mo sanang gamitin ang site. Puwede kang magrehistro kung 18 taong gulang ka na pataas. Isang beses ka lang magrerehistro, sa sarili mong pangalan at phone number, at hindi mo ibibigay kaninuman ang password mo.',
          'Maaari naming baguhin ang terms na ito. Ang nakasulat dito ang siyang may bisa, at kapag ginamit mo ang site matapos ang pagbabago, tinatanggap mo iyon. Kung may loan ka na, mananatili rito ang terms na sinang-ayunan mo nang kunin mo ito.',
          'Maaari naming suspendihin ang account na binuksan gamit ang maling impormasyon, ginagamit ng ibang tao, nagsasapanganib sa pera o data ng iba, o lumalabag sa terms na ito. Hindi nawawala sa suspension ang utang mo, o ang dapat ibigay sa iyo. Puwede mong hingin ang dahilan at ang muling pagsusuri. Pagkatapos ng limang maling password, kusa ring nagla-lock sandali ang sign-in; proteksiyon mo ito at hindi suspension.',
          `Sa site na ito, puwede kang mag-apply ng loan facility na ${minLoan} hanggang ${maxLoan}, na babayaran sa loob ng ${formatChoice(facts.terms, 'fil')} buwan, ${price}. Hindi pa approval ang pagpapadala ng application: ang bawat loan facility ay kailangang aprubahan ng lender, na maaaring mag-approve, mag-hold o tumanggi. Isang bukas na application o hindi pa bayad na loan lang ang puwede sa isang pagkakataon.`,
          `Ang ${companyName} ang facility manager. Ito ang nagpapatakbo ng site, tumatanggap at sumusuri ng application at mga dokumento mo, nagpapakita ng buong gastos, nagsasabi sa iyo ng desisyon ng lender, nag-iingat ng wallet mo, at sumasagot sa mga tanong mo.`,
          `Ang facility manager ang nagtatalaga ng lender sa bawat naaprubahang loan. Ang ${companyName} mismo ang lender maliban kung iba ang nakapangalan sa loan contract mo. Hindi kailanman binabago ng pagtatalagang ito ang halaga, rate, hulog o mga singil na sinang-ayunan mo, at ang facility manager pa rin ang kausap mo.`,
        ],
      },
      {
        title: 'Disclosure Statement',
        paragraphs: [
          'Bago ka pumayag sa loan, makikita mo ang hinihingi ng Truth in Lending Act (Republic Act 3765): ang halagang matatanggap mo, ang bawat singil, ang finance charge ng buong loan sa piso at sentimo, ang mga hulog at kung kailan dapat bayaran ang mga ito, at ang effective interest rate bawat buwan at bawat taon. Pag-aralan ang disclosure statement bago ka umutang.',
          isDeclining
            ? `Binibilang ang interes sa natitirang utang: ${interestRate}% nito sa bawat buwan, sa pantay-pantay na hulog na lumiliit ang interes buwan-buwan. Bahagyang mas mataas ang effective rate bawat taon kaysa sa labindalawang beses ng nakasaad na rate, dahil compounded ito. Ang effective rate ang gamitin mo sa paghahambing ng mga loan.`
            : `Add-on ang interest: ${interestRate}% ng orihinal na halaga ng loan sa bawat buwan, na idinadagdag sa bayad ng buwang iyon. Nababawasan buwan-buwan ang utang mo pero hindi nagbabago ang interes, kaya mas mataas ang effective rate kaysa sa nakasaad na rate. Ang effective rate ang gamitin mo sa paghahambing ng mga loan.`,
          'Ni-ra-round up ang mga hulog sa unit ng currency. Hindi kailanman mas malaki sa iba ang huling hulog at ito ang nagtatama sa rounding, kaya hindi ka kailanman magbabayad nang higit sa loan at sa interes nito. Kung sa ibang currency ang loan, ang exchange rate na ipinakita sa iyo bago ka pumayag ang susundin.',
          `Ang ${companyName} ay isang financing company na may SEC Registration No. ${facts.secRegistration} at Certificate of Authority No. ${facts.certificateOfAuthority}. Nakarehistro ito sa Bangko Sentral ng Pilipinas bilang operator of payment system, No. ${facts.paymentOperatorNumber}.`,
        ],
      },
      {
        title: 'Intellectual property',
        paragraphs: [
          `Ang pangalang ${companyShortName}, ang marka nito, at ang mga teksto, larawan at disenyo ng site na ito ay pag-aari ng ${companyName} o ng mga nagpahintulot sa aming gamitin ang mga ito. Pinoprotektahan ang mga ito ng Intellectual Property Code of the Philippines (Republic Act 8293). Ang program code, mga font at icon na inilathala sa ilalim ng open licence ay mananatili sa licence na iyon, kahit iba ang sinasabi ng seksiyong ito.`,
          'Ang mga ipinapadala mo sa amin, gaya ng dokumento, litrato at mensahe, ay sa iyo pa rin. Pinapayagan mo kaming gamitin ang mga ito para suriin ang application mo, asikasuhin ang loan mo at tuparin ang mga tungkulin namin sa batas, gaya ng nakasaad sa pahayag namin sa Privacy, at wala nang iba.',
        ],
      },
      {
        title: 'Lisensiya sa paggamit',
        paragraphs: [
          'Puwede mong tingnan ang site na ito, at i-print o i-save ang tungkol sa sarili mong account, loan at kontrata. Pahintulot lang ito sa paggamit; hindi nagbabago ang may-ari.',
          'Sa ilalim ng pahintulot na ito, bawal mong ibenta ang laman ng site o palabasing sa iyo ito, alisin ang mga tanda ng pag-aari, kopyahin ang site para manlinlang, o mangolekta ng data mula rito sa paraang awtomatiko nang wala kaming nakasulat na pahintulot.',
          'Natatapos ang pahintulot kapag nilabag mo ang alinman sa mga ito. Kailangan mo nang burahin ang mga na-save mo mula sa site. Sa iyo palagi ang sarili mong kontrata, disclosure statement at mga record.',
        ],
      },
      {
        title: 'Mga virus at hacking',
        paragraphs: [
          'Bawal magpasok ng virus o iba pang nakakapinsalang program sa site na ito, pumasok o magtangkang pumasok sa account o data ng iba, manghula ng password o one-time password, lumusot sa mga limit, o magpabigat sa serbisyo. Maaaring krimen ang mga ito sa ilalim ng Cybercrime Prevention Act (Republic Act 10175).',
          'Inire-report namin ang ganitong gawain sa mga awtoridad, nakikipagtulungan kami sa kanila, at agad naming tinatapos ang karapatan mong gamitin ang site.',
          `Pinoprotektahan namin ang serbisyo, pero walang site na ganap na ligtas. Panatilihing updated ang iyong device at browser, at huwag ibigay kaninuman ang password mo. Kung may makita kang kahinaan sa site, sumulat ka muna sa ${contactEmail} bago mo ito sabihin sa iba.`,
        ],
      },
      {
        title: 'Disclaimer',
        paragraphs: [
          'Iniingatan naming tama ang mga numero at gumagana ang serbisyo kapag kailangan mo. Hindi namin maipapangako na hindi ito kailanman mapuputol o magkakamali. Halimbawa lang ang ipinapakita ng calculator: ang mga numerong ipinakita sa iyo nang kumpirmahin mo ang application ang siyang susundin.',
          'Maaaring tumagal ang transfer nang 10 hanggang 60 minuto, at maaaring mas matagal pa bago ito lumabas sa bangko o e-wallet mo. Galing sa pampublikong source ang mga exchange rate at maaaring mahuli ang mga ito sa merkado.',
          'Nagbibigay-impormasyon ang mga teksto ng site na ito; hindi ito payong legal o tungkol sa buwis. Walang anuman sa terms na ito ang nag-aalis ng karapatang ibinibigay sa iyo ng mga batas ng Pilipinas bilang consumer.',
        ],
      },
      {
        title: 'Mga limitasyon',
        paragraphs: [
          'Hanggang sa ipinapahintulot ng batas, hindi namin pananagutan ang pagkalugi na nangyari dahil ibinigay mo sa iba ang password o one-time password mo, dahil mali ang account number na inirehistro mo, o dahil pumalya ang isang bangko, e-wallet o network, o may nangyaring hindi namin kontrolado.',
          'Pananagutan namin ang pagkaluging sinadya namin o dulot ng malubha naming kapabayaan, at ang lahat ng hindi puwedeng iwasan ayon sa batas. Ang transfer na hindi natuloy ay ibinabalik nang buo sa wallet mo.',
          `Kung may nangyaring mali, sabihin mo agad sa ${contactEmail} pagkapansin mo, para malimitahan pa namin ang pagkalugi.`,
        ],
      },
      {
        title: 'Mga rebisyon at errata',
        paragraphs: [
          'Maaaring may mga pagkakamaling teknikal, sa pag-type o sa larawan ang site na ito. Itinatama namin ang mga ito kapag nalaman namin, at maaaring walang paunang abiso. Hindi namin maipapangako na kumpleto o bago ang bawat teksto sa lahat ng oras.',
          'Hindi binabago ng pagkakamali sa site ang mga numero ng loan na sinang-ayunan mo na. Kung hindi na tama ang numerong ipinakita sa iyo pagdating ng oras na kumpirmahin mo ito, hindi tatanggapin ang application mo: ipapakita sa iyo ang mga bagong numero at ikaw ulit ang magpapasya.',
          'May bersiyong English at Filipino ang mga dokumentong ito, at iisa dapat ang sinasabi ng dalawa. Kung may makita kang pagkakaiba, sabihin mo sana sa amin. Habang hindi pa ito naitatama, ang tekstong English ang susundin.',
        ],
      },
      {
        title: 'Mga link',
        paragraphs: [
          'Maaaring may mga link ang site na ito papunta sa ibang site. Hindi ibig sabihin ng link na inaprubahan, sinuri o pinananagutan namin ang site na iyon, at sarili mong desisyon ang pagbisita roon. Ang sarili nilang terms at privacy ang umiiral doon.',
          'Puwede kang mag-link sa mga pampublikong pahina namin basta hindi mo pinalalabas na sinusuportahan namin ang site mo. Hindi maipapakita ang mga pahina namin sa loob ng frame ng ibang site, para protektado ka sa mga pekeng kopya: tingnan muna ang address bago i-type ang password mo.',
        ],
      },
      {
        title: 'Mga pagbabago',
        paragraphs: [
          'Maaari naming baguhin o alisin ang mga bahagi ng site na ito, at baguhin ang mga currency, halaga, rate at panahon na iniaalok namin. Para lang sa mga susunod na application ang ganitong pagbabago. Ang naaprubahan nang loan ay nagbabago lamang ayon sa ipinapahintulot ng kontrata nito.',
          'May bisa ang binagong terms mula sa oras na nakasulat na ito rito. Basahin mo sana itong muli bago ang bawat application.',
          'Mga batas ng Pilipinas ang sinusunod ng terms na ito, at mga hukuman nito ang magpapasya. Kung may probisyong hindi mapanindigan, mananatili ang iba.',
        ],
      },
    ],
  };
}
