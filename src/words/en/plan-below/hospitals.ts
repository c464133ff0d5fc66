/** Hospitals near the family, and those that it names. */
export const messages = {
  'hospitals.of': '{cashless} of {count} are cashless near {pincode}, {city}',
  'hospitals.found':
    '{count, plural, =0 {No hospital} one {# hospital} other {# hospitals}} found near {pincode}, {city}',
  'hospitals.more': '{count, plural, one {# more hospital} other {# more hospitals}}',
  'hospitals.seek': 'Find your hospital',
  'hospitals.search': 'Search',
  'hospitals.busy': 'Searching',
  'hospitals.none': 'Not in our list of {count} for {city}.',
  'hospitals.none.text':
    'Ask the hospital’s insurance desk whether {insurer} pays there. We count it as “pay first”.',
  'hospitals.failed': 'Hospitals could not be fetched.',
  'hospitals.failed.text': 'Price, bills and dates on this page are right.',
  'hospitals.as-of': 'List of {date}.',
  'hospitals.own.none.text':
    'Tick up to three below: every plan then says how many are cashless. They stay in this browser until you close it.',
  'hospitals.own.remove': 'Remove',
  'hospitals.place': 'Another pincode, such as your parents’',
  'hospitals.place.pincode': 'Pincode',
  'hospitals.place.look': 'Look there',
} as const;
