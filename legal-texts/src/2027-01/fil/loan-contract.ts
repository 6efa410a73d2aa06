import { agreedTerms, latePayment } from '../../2026-12/agreed-terms';
import { formatNumber } from '../../format';
import type { ContractFacts, LegalDocument } from '../../legal-document';

export function loanContract(facts: ContractFacts): LegalDocument {
  const { companyName, contactEmail, coolingOffDays } = facts;
  const isDeclining = facts.interestMethod === 'declining';
  const late = { ...latePayment, ...facts.penalty };
  const kept = [
    ...(facts.isCharged ? ['ang mga singil na nakasaad sa itaas'] : []),
    ...(facts.paysOff ? ['ang ipambabayad sa naunang loan'] : []),
  ].join(' at ');
  return {
    intro: `Ang kontratang ito ay sa pagitan ng ${companyName}, ang lender, at ng borrower na nakapangalan dito, na tinatawag na 'ikaw'. Bahagi nito ang mga numerong nakasaad dito.`,
    sections: [
      {
        title: 'Ang loan',
        paragraphs: [
          'Ipahihiram sa iyo ng lender ang halagang nakasaad sa itaas, sa currency na nakasaad sa itaas, kapag naaprubahan na nito ang application mo. Habang wala pa iyon, walang utang ang alinmang panig sa isa sa ilalim ng kontratang ito.',
          `Sa approval, ${kept ? `agad na idadagdag sa wallet mo ang halaga, bawas ${kept}` : 'agad at buong idadagdag sa wallet mo ang halaga'}. Loan ito na walang collateral, para sa mga pangangailangang personal o pangnegosyo na naaayon sa batas, at hindi mo ito puwedeng ipahiram sa iba.`,
        ],
      },
      {
        title: 'Interes at mga singil',
        paragraphs: [
          isDeclining
            ? 'Ang interes ay ang nakasaad na porsiyento bawat buwan ng natitirang utang sa loan. Pantay-pantay ang mga hulog maliban sa huli: buwan-buwan, lumiliit ang interes sa hulog at lumalaki ang nababawas sa loan.'
            : 'Ang interes ay ang nakasaad na porsiyento ng orihinal na halaga ng loan sa bawat buwan ng panahon ng pagbabayad. Idinadagdag ito sa bayad ng bawat buwan at hindi nagbabago.',
          `Ang interes, multa, service charge at fees, kapag pinagsama, ay hindi lalampas sa ${agreedTerms.capPercentAYear}% ng halaga ng loan bawat taon ng kontrata. Hindi na sisingilin ang lalampas doon, at makikita mo ito sa account mo. Ang kabuuang nakasaad sa itaas ang lahat ng babayaran mo kung magbabayad ka sa oras.`,
          `Ang penalty interest at mga singil sa huling bayad sa buong buhay ng loan, kapag pinagsama, ay hindi lalampas sa ${late.lifeCapPercent}% ng halaga ng loan, anuman ang pinapayagan ng bawat taon.`,
          ...(facts.isCharged
            ? [
                'Ang mga singil na nakasaad sa itaas, at wala nang iba, ay kinukuha nang isang beses, sa approval; kasama ang mga ito sa dalawang hangganan. Ang mga ibinabawas ay bukod sa kabuuang nakasaad sa itaas. Ang mga idinadagdag ay bahagi ng loan, binabayaran kasama ng mga hulog, at may interes gaya ng iba pang bahagi nito. Kapag nagkansela ka nang walang bayad, ibinabalik ang lahat ng ito.',
              ]
            : []),
        ],
      },
      {
        title: 'Pagbabayad',
        paragraphs: [
          'Magbabayad ka nang hulugan buwan-buwan, kasindami ng mga buwan sa panahon ng pagbabayad. Ang unang hulog ay dapat bayaran isang buwan pagkatapos ng approval, at ang iba ay buwan-buwan pagkatapos noon, bawat isa sa parehong petsa o sa huling araw ng mas maikling buwan. Ang mga araw ay ayon sa oras ng Pilipinas.',
          'Walang hulog na mas malaki sa nakasaad na hulog bawat buwan; ang huli ang nagtatama sa rounding ng iba. Ang bayad ay napupunta muna sa pinakamatagal nang hulog. Ang sobra sa lahat ng utang mo ay itatabi bilang credit mo.',
          'Ang petsang tumapat sa Linggo o holiday ay natutupad kapag nagbayad sa susunod na araw na bukas ang bangko: hindi huli ang hulog, at doon magsisimula ang bilang ng mga araw na huli. Sa currency na walang mas maliit na yunit, buong yunit ang lahat ng bayad at singil. Ang natirang mas maliit sa halagang nakasaad sa account mo ay hindi itinuturing na huli, walang singil, at hindi na hihingin kapag natapos ang loan.',
          'Puwede mong bayaran nang maaga ang loan anumang oras, buo man o bahagi, nang walang dagdag na singil. Ang babayaran mo ay ang natitirang principal, ang interes hanggang sa araw na iyon, na sa kasalukuyang buwan ay binibilang ayon sa mga araw, at ang mga singil na naipataw na; hindi sisingilin ang interes ng mga araw na hindi pa dumarating.',
          isDeclining
            ? 'Kapag higit sa dapat bayaran ang ibinayad mo, ikaw ang pipili sa pamamagitan ng reference ng bayad mo kung saan mapupunta ang sobra. Babayaran nito nang maaga ang mga susunod na hulog, kasama ang buong interes ng mga ito; o babawasan nito ang principal mula sa huling hulog pabalik, at mula sa araw na iyon ay sa natitirang principal bibilangin ang interes.'
            : 'Kapag higit sa dapat bayaran ang ibinayad mo, ikaw ang pipili sa pamamagitan ng reference ng bayad mo kung saan mapupunta ang sobra. Babayaran nito nang maaga ang mga susunod na hulog, kasama ang buong interes ng mga ito; o babawasan nito ang principal mula sa huling hulog pabalik, at mula sa araw na iyon ay ayon sa bahagi ng principal nito na hindi pa bayad ang interes ng hulog.',
        ],
      },
      {
        title: 'Tatanggap na account at mga withdrawal',
        paragraphs: [
          'Sa tatanggap na account na nakasaad sa itaas lang magpapadala ang lender. Pinatutunayan mong sa iyo ang account at tama ang numero nito.',
          `Puwede kang mag-withdraw ng anumang halagang higit sa ${formatNumber(agreedTerms.withdrawalAbove)} sa currency ng loan, hanggang sa balance mo, o ng buong balance mo, gamit ang one-time password mula sa Loan Assistant mo. Walang bayad ang transfer, at ang hindi natuloy ay ibinabalik sa wallet mo.`,
        ],
      },
      {
        title: 'Kapag nahuli ang bayad',
        paragraphs: [
          `Puwedeng mahuli ang hulog nang hanggang ${agreedTerms.penaltyAfterDaysLate} araw nang walang singil. Sa bawat araw pagkatapos noon, papatawan ito ng penalty interest na ${late.dailyPercent}% bawat araw ng hindi pa bayad na principal at interes nito, hanggang mabayaran ang mga ito. Hindi kailanman pinapatawan ng penalty interest ang mga penalty.`,
          `Bukod dito, may singil na ${late.lateChargePercent}% ng kabuuang overdue, na siyang hindi pa bayad na principal at interes ng hulog, isang beses lang, sa una sa mga araw na iyon. Sakop din ito ng limitasyong ${agreedTerms.capPercentAYear}% bawat taon sa Artikulo 2.`,
        ],
      },
      {
        title: 'Extension',
        paragraphs: [
          `Kung kailangan mo ng mas mahabang panahon, humiling ng extension nang hindi bababa sa ${agreedTerms.extensionNoticeDays} araw bago matapos ang panahon ng kontrata. Tinatanggap ng Loan Officer o Loan Assistant mo ang hiling.`,
          'May bisa ang extension kapag pumayag ang lender. Sasabihin muna nito sa iyo, sa tiyak na halaga, kung magkano ang extension at ano ang mga susunod na hulog.',
        ],
      },
      {
        title: 'Ang ipinapangako mo',
        paragraphs: [
          'Totoo at kumpleto ang mga detalye, dokumento at pahayag mo, at sasabihin mo sa lender kapag nagbago ang pangalan, address, phone number o e-mail address mo.',
          'Hindi mo ibibigay kaninuman ang password mo, sa site lang ng lender mo ita-type ang mga one-time password, at ire-report mo agad ang nawalang phone o maling paggamit ng account.',
          'Pumayag kang i-report sa mga credit bureau ang loan na ito at ang pagbabayad nito, gaya ng nakasaad sa pahayag sa Privacy.',
        ],
      },
      {
        title: 'Pagbabago o pagtatapos',
        paragraphs: [
          `Kapag binago o tinapos ang kontratang ito, magbabayad ka ng ${agreedTerms.terminationPercent}% ng interes hanggang sa araw na iyon na hindi pa bayad, bukod sa principal at interes. Ito ay kapag binago o tinapos ito sa paraang wala sa kontrata mismo, dahil hiniling mo o dahil nilabag mo ito, at hanggang sa limitasyong ${agreedTerms.capPercentAYear}% bawat taon sa Artikulo 2.`,
          'Hindi itinuturing na pagbabago o pagtatapos dito ang maagang pagbabayad, buo man o bahagi, ang extension sa Artikulo 6, at ang pagkansela sa Artikulo 10. May bisa lang ang pagbabago ng kontratang ito kapag pumayag dito ang dalawang panig nang nakasulat, kahit electronic.',
        ],
      },
      {
        title: 'Hindi pagkakasundo at mga abiso',
        paragraphs: [
          `Dalhin mo muna sana sa lender ang reklamo, sa ${contactEmail}; sasagot ito nang nakasulat. Ang hindi maayos ay dadalhin sa regulator o sa mga hukuman ng Pilipinas, na ang batas ang susundin.`,
          'Makararating sa iyo ang mga abiso sa phone number o e-mail address na inirehistro mo, o sa account mo sa site. Ang hindi pagkakasundo sa isang hulog ay hindi nag-aalis ng tungkuling bayaran ang iba.',
        ],
      },
      {
        title: 'Petsa ng bisa',
        paragraphs: [
          'May bisa ang kontratang ito kapag pinirmahan, kahit electronic. Pinipirmahan mo ito nang electronic kapag kinumpirma mo ang application mo sa site matapos makita ang buong gastos.',
          `Puwede mo itong kanselahin nang walang singil anumang oras bago ang approval, at sa loob ng ${coolingOffDays} araw pagkatapos nito basta wala pang na-withdraw o nabayaran. Buong babawiin ang loan, at wala kang utang.`,
          'Natatapos ito kapag nabayaran nang buo ang loan, o kapag tinanggihan o kinansela ang application. Puwede mo itong basahin, i-print at i-download anumang oras.',
        ],
      },
    ],
  };
}
