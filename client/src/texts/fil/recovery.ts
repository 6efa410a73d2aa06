export const recovery = {
  title: 'Pagbawi ng account',
  lead: 'Sa pamamagitan ng recovery code, makakagawa ka ng bagong password. Ganito mo makukuha ang code:',
  steps: [
    'Tawagan o i-message ang iyong Loan Assistant.',
    'Sagutin ang ilang tanong, para matiyak ng assistant na ikaw nga iyon.',
    'Sasabihin sa iyo ng assistant ang recovery code na may 8 digit. Magagamit ito sa loob ng 15 minuto, at isang beses lang.',
  ],
  warning:
    'Huwag sabihin ang code kahit kanino. Hindi kami kailanman tatawag o magme-message para hingin ang code o password mo.',
  phone: 'Phone number',
  code: 'Ang recovery code',
  newPassword: 'Bagong password',
  confirmation: 'I-confirm ang bagong password',
  mismatch: 'Hindi magkapareho ang dalawang password.',
  send: 'ITAKDA ANG BAGONG PASSWORD',
  missing:
    'Ilagay ang phone number mo at ang recovery code, at dalawang beses ang bagong password, para magpatuloy.',
  effect: 'Masa-sign out ang lahat ng device na naka-sign in sa account mo.',
  setting: 'Itinatakda ang bagong password.',
  set: 'Naitakda na ang bagong password mo. Gamitin ito sa pag-sign in.',

  stopTitle: 'Ipatigil ang recovery',
  stopQuestion:
    'May humiling ng code para magtakda ng bagong password sa account mo. Kung hindi ikaw iyon, ipatigil ito: mawawalan ng bisa ang code, walang ibang ibibigay sa loob ng isang araw, at babawiin ang password na itinakda gamit ito.',
  stopWithoutCode: 'Buksan nang buo ang link ng mensaheng ipinadala namin sa iyo para ipatigil ang recovery.',
  stop: 'IPATIGIL ANG RECOVERY',
  stopped:
    'Napatigil na ang recovery. Ang dating password mo ang gagamitin. Sabihin sa Loan Assistant mo ang nangyari.',
};
