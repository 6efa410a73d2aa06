import { agreedTerms } from '@pautang/legal-texts';
import type { LegalDocument, LegalFacts } from '../legal-document';

export function loanContract({ companyName, contactEmail, withdrawalAbove }: LegalFacts): LegalDocument {
  return {
    intro: `Ang kontratang ito ay sa pagitan ng ${companyName}, ang lender, at ng borrower na nakapangalan dito, na tinatawag na 'ikaw'. Bahagi nito ang mga numerong nasa ibaba.`,
    sections: [
      {
        title: 'Ang loan',
        paragraphs: [
          'Ipahihiram sa iyo ng lender ang halagang nakasaad sa itaas, sa currency na nakasaad sa itaas, kapag naaprubahan na nito ang application mo. Habang wala pa iyon, walang utang ang alinmang panig sa isa sa ilalim ng kontratang ito.',
          'Sa approval, agad at buong idadagdag sa wallet mo ang halaga. Loan ito na walang collateral, para sa mga pangangailangang personal o pangnegosyo na naaayon sa batas, at hindi mo ito puwedeng ipahiram sa iba.',
        ],
      },
      {
        title: 'Interes at mga singil',
        paragraphs: [
          'Ang interes ay ang nakasaad na porsiyento ng orihinal na halaga ng loan sa bawat buwan ng panahon ng pagbabayad. Idinadagdag ito sa bayad ng bawat buwan at hindi nagbabago.',
          `Ang interes, multa, service charge at fees, kapag pinagsama, ay hindi lalampas sa ${agreedTerms.capPercentAYear}% bawat taon. Ang kabuuang nakasaad sa itaas ang lahat ng babayaran mo kung magbabayad ka sa oras.`,
        ],
      },
      {
        title: 'Pagbabayad',
        paragraphs: [
          'Magbabayad ka nang hulugan buwan-buwan, kasindami ng mga buwan sa panahon ng pagbabayad. Ang unang hulog ay dapat bayaran isang buwan pagkatapos ng approval, sa parehong petsa o sa huling araw ng mas maikling buwan.',
          'Mas maliit ang huling hulog at ito ang nagtatama sa rounding ng iba. Puwede kang magbayad ng hulog bago ito dapat bayaran; walang dagdag na singil iyon.',
        ],
      },
      {
        title: 'Tatanggap na account at mga withdrawal',
        paragraphs: [
          'Sa tatanggap na account na nakasaad sa itaas lang magpapadala ang lender. Pinatutunayan mong sa iyo ang account at tama ang numero nito.',
          `Puwede kang mag-withdraw ng anumang halagang higit sa ${withdrawalAbove} sa currency ng loan, hanggang sa balance mo, gamit ang one-time password mula sa Loan Assistant mo. Walang bayad ang transfer, at ang hindi natuloy ay ibinabalik sa wallet mo.`,
        ],
      },
      {
        title: 'Kapag nahuli ang bayad',
        paragraphs: [
          `Ang hulog na mahigit ${agreedTerms.penaltyAfterDaysLate} araw nang huli ay papatawan ng penalty interest na ${agreedTerms.penaltyPercentADay}% bawat araw sa halagang hindi pa nabayaran sa takdang petsa, hanggang mabayaran ito.`,
          `Bukod dito, may singil na ${agreedTerms.overdueChargePercent}% ng kabuuang overdue. Sakop din ito ng limitasyong ${agreedTerms.capPercentAYear}% bawat taon sa Artikulo 2.`,
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
          `Kapag binago o tinapos ang kontratang ito, magbabayad ka ng ${agreedTerms.terminationPercent}% bukod sa principal at interes.`,
          'Hindi itinuturing na pagbabago rito ang maagang pagbabayad ng mga hulog o ang extension sa Artikulo 6. May bisa lang ang pagbabago ng kontratang ito kapag pumayag dito ang dalawang panig nang nakasulat, kahit electronic.',
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
          'Natatapos ito kapag nabayaran nang buo ang loan, o kapag tinanggihan o kinansela ang application. Puwede mo itong basahin at i-print anumang oras habang may bisa ito.',
        ],
      },
    ],
  };
}
