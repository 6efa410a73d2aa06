import { agreedTerms } from '../../2026-12/agreed-terms';
import { formatChoice, formatMoney, formatNumber } from '../../format';
import type { AgreementFacts, LegalDocument } from '../../legal-document';

export function serviceAgreement(facts: AgreementFacts): LegalDocument {
  const { companyName, coolingOffDays } = facts;
  const isDeclining = facts.interestMethod === 'declining';
  const interestRate = formatNumber(facts.interestRate);
  const minLoan = formatMoney(facts.minLoan);
  const maxLoan = formatMoney(facts.maxLoan);
  return {
    intro: `Ang kasunduang ito ay sa pagitan mo, ang borrower, at ng ${companyName}, ang lender. Sinasabi nito kung paano mag-apply ng loan, magkano ang gastos at ano ang ipinapangako ng bawat panig.`,
    sections: [
      {
        title: 'Anyo ng loan',
        paragraphs: [
          `Cash loan ito na walang collateral. Nasa wallet mo ito bilang credit line sa currency na pipiliin mo, at nagkakahalaga ng ${minLoan} hanggang ${maxLoan}.`,
          'Mula rito, magwi-withdraw ka papunta sa bank o e-wallet account na inirehistro mo. Walang ibang account na babayaran.',
        ],
      },
      {
        title: 'Interest rate',
        paragraphs: [
          isDeclining
            ? `Ang interes ay ${interestRate}% bawat buwan ng natitirang utang sa loan. Pantay-pantay ang mga hulog maliban sa huli: buwan-buwan, lumiliit ang interes sa hulog at lumalaki ang nababawas sa loan.`
            : `Ang interes ay ${interestRate}% ng orihinal na halaga ng loan sa bawat buwan ng termino. Idinadagdag ito sa bayad ng bawat buwan at hindi nagbabago sa buong termino.`,
          `Ang interes, fees at mga singil, kapag pinagsama, ay hindi lalampas sa ${agreedTerms.capPercentAYear}% ng halaga ng loan bawat taon. Bago ka pumayag, makikita mo ang interes ng buong loan, ang effective interest rate bawat buwan at bawat taon, ang bawat hulog at ang petsa nito, at ang kabuuang babayaran mo.`,
        ],
      },
      {
        title: 'Termino ng loan',
        paragraphs: [
          `Pipili ka ng terminong ${formatChoice(facts.terms, 'fil')} buwan. Isang hulog bawat buwan; ang una ay dapat bayaran isang buwan pagkatapos ng approval, sa parehong petsa o sa huling araw ng mas maikling buwan. Ang mga petsang makikita mo bago ka pumayag ay para sa loan na naaprubahan sa araw ring iyon.`,
          'Ni-ra-round up ang mga hulog sa unit ng currency. Hindi kailanman mas malaki sa iba ang huling hulog at ito ang nagtatama sa rounding, kaya hindi kailanman hihigit ang lahat ng hulog sa loan at sa interes nito.',
          'Puwede mong bayaran nang maaga ang loan anumang oras, buo man o bahagi. Hindi na sisingilin ang interes ng mga araw na hindi pa dumarating.',
        ],
      },
      {
        title: 'Pag-apply ng loan',
        paragraphs: [
          'Mag-a-apply ka gamit ang sarili mong pangalan, mga dokumento at account, at pinatutunayan mong totoo at kumpleto ang inilagay mo. Isang loan lang ang puwedeng bukas sa isang pagkakataon.',
          'Maaari naming tiyakin ang mga inilagay mo sa mga credit bureau at sa mga reference mo, ayon sa ipinapahintulot ng batas sa data privacy.',
        ],
      },
      {
        title: 'Pagpapahiram',
        paragraphs: [
          'Isang Loan Officer ang magpapasya sa application mo, o isang takdang patakaran na nagsasabi sa iyo ng mga dahilan. Hindi ka pa nagkakaroon ng karapatan sa loan sa pagpapadala nito. Kapag naaprubahan, agad na idadagdag sa wallet mo ang matatanggap mo sa loan, gaya ng nakita mo bago ka pumayag.',
          `Ang withdrawal ay dapat higit sa ${formatNumber(agreedTerms.withdrawalAbove)} sa currency ng loan at hindi lalampas sa balance mo, o ang buong balance mo. Bawat isa ay kailangan ng one-time password na ibibigay ng Loan Assistant mo para mismo sa halaga at account na iyon. Walang bayad ang transfer.`,
        ],
      },
      {
        title: 'Paggamit ng loan',
        paragraphs: [
          'Gagamitin mo ang loan sa mga pangangailangang personal o pangnegosyo na naaayon sa batas. Hindi ito puwedeng gamitin sa sugal, sa pagbebenta ng mga ipinagbabawal na bagay, o para ipahiram sa iba.',
          'Hindi mo ibibigay kaninuman ang password mo. Sa site na ito mo lang ita-type ang one-time password, para sa withdrawal na ikaw ang humiling, at sasabihin mo agad sa amin kapag nawala ang phone o account mo.',
        ],
      },
      {
        title: 'Pagbabago o pagtatapos',
        paragraphs: [
          `Kapag naaprubahan na ang loan, mananatili ang halaga, currency at termino na napagkasunduan. Ang mas mahabang termino ay dapat hilingin nang hindi bababa sa ${agreedTerms.extensionNoticeDays} araw bago matapos ang panahon ng kontrata, at kailangan ng pagpayag namin.`,
          'Nasa loan contract kung ano ang babayaran kapag nahuli ng bayad, at kapag binago o tinapos ang kontrata. Makikita mo ito sa settings mo kapag nakapag-apply ka na.',
        ],
      },
      {
        title: 'Pag-ayos ng hindi pagkakasundo',
        paragraphs: [
          `Dalhin mo muna sana sa ${companyName} ang reklamo; sasagot kami nang nakasulat. Ang hindi natin maayos ay dadalhin sa regulator o sa mga hukuman ng Pilipinas, na ang batas ang susundin.`,
          'Ang hindi pagkakasundo sa isang hulog ay hindi nag-aalis ng tungkuling bayaran ang iba.',
        ],
      },
      {
        title: 'Pagkansela',
        paragraphs: [
          `Puwede kang magkansela nang walang singil anumang oras bago ang approval, at sa loob ng ${coolingOffDays} araw pagkatapos nito basta wala pang na-withdraw o nabayaran. Buong babawiin ang loan, at wala kang utang.`,
          `Sa ibang pagkakataon, puwede mong hilingin sa Loan Officer mo na kanselahin ang loan, at kailangan ng pagpayag niya. May processing fee na ${agreedTerms.cancellationFeePercent}% ng interes hanggang sa araw na iyon ang ganitong pagkansela, na ire-refund pagkalipas ng ${agreedTerms.refundWorkingDays} working days, at hindi ito lalampas sa pinapayagan ng limitasyon sa Artikulo 2.`,
          'Ang finance charge at ang iba pang singil na nakita mo bago ka pumayag ang lahat ng gastos sa loan na hindi kinansela sa ganoong paraan, hindi binago o tinapos, at nabayaran sa oras.',
        ],
      },
      {
        title: 'Petsa ng bisa',
        paragraphs: [
          'May bisa ang kasunduang ito para sa iyo kapag nilagyan mo ng tsek na nabasa mo ito at kinumpirma mo ang loan. Ang pagpayag mong electronic ay katumbas ng pirma mo.',
          'May bisa ito hanggang mabayaran nang buo ang loan. Ang mga susunod na pagbabago rito ay para lang sa mga susunod na loan.',
        ],
      },
    ],
  };
}
