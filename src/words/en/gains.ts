/** What a dearer plan buys beside another one, and what it gives up. */
export const messages = {
  'gain.more.buys': '<b>{extra} more a year</b> buys {things}.',
  'gain.more.buys.stay': '<b>{extra} more a year</b> saves you {less} in this stay, and buys {things}.',
  'gain.more.stay': '<b>{extra} more a year</b> saves you {less} in this stay.',
  'gain.less': '<b>{extra} less a year</b>.',
  'gain.less.buys': '<b>{extra} less a year</b>, and {things}.',
  'gain.same.buys': '<b>The same price</b> buys {things}.',
  'gain.gives-up': 'Gives up {things}.',
  'gain.weaker': 'Weaker: {things}.',
  'gain.average':
    'In an average {year, select, first {first year} other {year}} you pay hospitals {amount} {way, select, less {less} other {more}}.',
  'gain.leaves': 'This stay leaves you {more} more.',
  'gain.and': '{first}, and {second}',

  'gain.not': '{now}, not {was}',

  'gain.copay.0': 'no co-pay',
  'gain.copay': 'a co-pay of {figure}',
  'gain.icu': 'intensive care {figure}',
  'gain.room_rent': 'a hospital stay in {figure}',
  'gain.outpatient_benefits': 'doctor visits in a year up to {figure}',
  'gain.critical_illness_coverage': 'a serious-illness lump sum of {figure}',
  'gain.critical_illness_coverage.some': 'a lump sum at a serious illness',
  'gain.critical_illness_coverage.rider': 'a lump sum at a serious illness only as a paid rider',
  'gain.restore_benefits': 'a refill of the cover {figure}',
  'gain.maternity_cover': 'birth cover {figure}',
  'gain.health_checkup': 'a health check-up {figure}',
  'gain.pre_existing':
    'old illness covered {months, plural, one {1 month} =12 {a year} =24 {two years} =36 {three years} other {# months}} {way, select, sooner {sooner} other {later}}',
  'gain.bonus': 'a yearly bonus of {figure}',

  'gain.figure.icu': '{limit, select, none {without a limit} other {up to {limit} a day}}',
  'gain.figure.room':
    '{rank, select, 5 {any room} 4 {any single room} 3 {a single AC room} 2 {the cheapest single room} 1 {a shared room} other {a room up to {amount} a day}}',
  'gain.figure.refill':
    '{rank, select, 3 {after every claim} 2 {for any illness} other {for a different illness only}}',
  'gain.figure.checkup': '{years, plural, =1 {every year} other {every # years}} up to {amount}',
  'gain.figure.illnesses': '{amount} ({count} illnesses)',
  'gain.figure.up-to': 'up to {amount}',
  'gain.figure.birth': 'up to {normal} (caesarean up to {caesarean}, after {months} months)',
  'gain.figure.bonus': '{percent}% up to {most}%',
} as const;
