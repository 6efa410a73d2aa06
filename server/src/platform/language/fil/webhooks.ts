/** What is said about webhooks. */
export const WEBHOOKS = {
  'There is no such webhook': 'Walang ganoong webhook',
  'There is no webhook with this id, or it was deleted.':
    'Walang webhook na may ganitong id, o binura na ito.',
  'The webhook is disabled': 'Nakapatay ang webhook',
  'This webhook is disabled, so nothing is sent to it. Please enable it first.':
    'Nakapatay ang webhook na ito kaya walang ipinapadala rito. Buksan muna ito.',
  'There are too many webhooks': 'Sobrang dami na ng webhook',
  'There are 20 webhooks already. Please delete one of them first.':
    'May 20 webhook na. Magbura muna ng isa sa mga ito.',
  'There is no such event': 'Walang ganoong event',
  'There is no event with this id. Events are kept for 90 days.':
    'Walang event na may ganitong id. Itinatago ang mga event nang 90 araw.',
  'The address begins with https://, and holds no name or password. Its port is 443, or 1024 or above.':
    'Nagsisimula sa https:// ang address, at walang pangalan o password. 443 ang port nito, o 1024 pataas.',
  'The address begins with https:// or http://, and holds no name or password. Its port is 80, 443, or 1024 or above.':
    'Nagsisimula sa https:// o http:// ang address, at walang pangalan o password. 80 o 443 ang port nito, o 1024 pataas.',
  'The address has 1 to 500 characters.': 'May 1 hanggang 500 na character ang address.',
  'The address must be reachable from the internet.': 'Dapat maabot mula sa internet ang address.',
  'The description has at most 200 characters.': 'Hanggang 200 na character lang ang description.',
  'Choose one event or more of the list, or leave them out for all.':
    'Pumili ng isa o higit pang event mula sa listahan, o huwag maglagay para sa lahat.',
  'enabled is true or false.': 'true o false ang enabled.',
  'Send one of eventId and since.': 'Isa lang sa eventId at since ang ipadala.',
  'The id is that of an event.': 'Ang id ay sa isang event.',
  'The id is that of a webhook.': 'Ang id ay sa isang webhook.',
  'Give the time as ISO 8601, like 2026-11-21T04:30:00Z.':
    'Isulat ang oras bilang ISO 8601, gaya ng 2026-11-21T04:30:00Z.',
  'The status is one of PENDING, DELIVERED, FAILED.': 'Isa sa PENDING, DELIVERED, FAILED ang status.',
} as const;
