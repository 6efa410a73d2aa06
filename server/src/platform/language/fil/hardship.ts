/** Another schedule for members who cannot pay as agreed. */
export const HARDSHIP = {
  'The schedule cannot be changed so': 'Hindi mababago nang ganito ang iskedyul',
  'The loan cannot be repaid this way. Please choose another one, or talk to us.':
    'Hindi mababayaran ang loan sa ganitong paraan. Pumili ng iba, o kausapin kami.',
  'The figures have changed': 'Nagbago ang mga halaga',
  'Something was paid or fell due since these figures were shown. Please look at the new ones.':
    'May nabayaran o dumating na due mula nang ipakita ang mga halagang ito. Tingnan ang mga bago.',
  'You have asked already': 'Nakahiling ka na',
  'Your request for this loan waits for an answer. Withdraw it to ask for something else.':
    'Naghihintay ng sagot ang hiling mo para sa loan na ito. Bawiin ito para humiling ng iba.',
  'The schedule was changed often enough': 'Sapat na ang dalas ng pagbabago ng iskedyul',
  'The schedule of this loan was changed as often as it can be within twelve months. Please talk to us.':
    'Naabot na ang dami ng pagbabago ng iskedyul ng loan na ito sa loob ng labindalawang buwan. Kausapin kami.',
  'No schedule is changed here. Please talk to us.': 'Walang binabagong iskedyul dito. Kausapin kami.',
  'Request not found': 'Hindi nahanap ang hiling',
  'There is no such request.': 'Walang ganitong hiling.',
  'The request does not wait any more': 'Hindi na naghihintay ang hiling',
  'This request ended with its loan.': 'Natapos ang hiling na ito kasama ng loan.',
  'Nobody asked for another schedule of this loan.': 'Walang humiling ng ibang iskedyul para sa loan na ito.',
  'This request was answered or withdrawn, or ended with its loan by now.':
    'Nasagot na, binawi na, o natapos na kasama ng loan ang hiling na ito.',
  'The way is one of PAUSE, LONGER_TERM, DUE_DAY.': 'Isa sa PAUSE, LONGER_TERM, DUE_DAY ang paraan.',
  'Give 1 to 3 months of pause, 1 to 47 more months, or a day from 1 to 28.':
    'Magbigay ng 1 hanggang 3 buwang pahinga, 1 hanggang 47 dagdag na buwan, o araw mula 1 hanggang 28.',
  'Say what happened: LOST_JOB, LESS_INCOME, HIGHER_COSTS, DISASTER or OTHER.':
    'Sabihin kung ano ang nangyari: LOST_JOB, LESS_INCOME, HIGHER_COSTS, DISASTER o OTHER.',
  'Tell it in at most 300 characters.': 'Isulat ito sa hanggang 300 character.',
  'The amount is 0 or more, with at most two decimals.':
    'Ang halaga ay 0 o higit pa, hanggang dalawang decimal.',
  'Send the quoteHash of the figures that you saw.': 'Ipadala ang quoteHash ng mga halagang nakita mo.',
  'The reason has at most 500 characters.': 'Hanggang 500 character ang dahilan.',
  'The decision is AGREE or REFUSE.': 'AGREE o REFUSE ang desisyon.',
  'Say why the request is refused.': 'Sabihin kung bakit tinanggihan ang hiling.',
  'The state is one of ASKED, AGREED, REFUSED, WITHDRAWN, ENDED.':
    'Isa sa ASKED, AGREED, REFUSED, WITHDRAWN, ENDED ang state.',
  'You have named a day already': 'May sinabi ka nang araw',
  'A payment for this loan is promised already. Take that promise back to make another one.':
    'May pangako nang bayad para sa loan na ito. Bawiin iyon para gumawa ng iba.',
  'This day cannot be named': 'Hindi puwede ang araw na ito',
  'Name a day that is near, and not over yet.': 'Magsabi ng araw na malapit na at hindi pa lumilipas.',
  'There is no open promise': 'Walang bukas na pangako',
  'No payment of this loan is promised now.': 'Walang ipinangakong bayad sa loan na ito ngayon.',
  'Name a day from today to {days} days from now.':
    'Magsabi ng araw mula ngayon hanggang {days} araw mula ngayon.',
  'That is more than is left to pay.': 'Mas malaki iyan sa natitirang babayaran.',
  'The note has at most 500 characters.': 'Hanggang 500 character ang tala.',
  'We will not remind you before this day. Interest and penalties go on as agreed until you pay.':
    'Hindi ka namin paaalalahanan bago ang araw na ito. Tuloy ang interes at mga penalty ayon sa napagkasunduan hanggang makabayad ka.',
  'Thank you: you paid as you said.': 'Salamat: nagbayad ka ayon sa sinabi mo.',
  'By that day the amount had not reached us. Interest and penalties went on as agreed.':
    'Hindi dumating sa amin ang halaga hanggang sa araw na iyon. Nagpatuloy ang interes at mga penalty ayon sa napagkasunduan.',
  'This loan is written off: nothing more is charged on it, whenever you pay.':
    'Naka-write off ang loan na ito: wala nang idaragdag na singil dito, kailan ka man magbayad.',
  'This promise was taken back.': 'Binawi ang pangakong ito.',
};
