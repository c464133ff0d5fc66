/** Six digits sent to a mobile, as they are pasted from a message, and as they are kept; undefined: refused. */
export const oddCodes: readonly (readonly [what: string, pasted: string, kept: string | undefined])[] = [
  ['in two groups', '123 456', '123456'],
  ['with a dash', '123-456', '123456'],
  ['with the dot that ends a sentence', '123456.', '123456'],
  ['with marks of direction', '\u202a123456\u202c', '123456'],
  ['with a space of no width', '123\u200b456', '123456'],
  ['with a no-break space', '123\u00a0456', '123456'],
  ['in digits of Hindi', '१२३४५६', '123456'],
  ['in digits of Tamil', '௧௨௩௪௫௬', '123456'],
  ['in full width', '１２３４５６', '123456'],
  ['between quotes', '"123456"', '123456'],
  ['with zeros in front', '004211', '004211'],
  ['with its word', 'OTP 123456', '123456'],
  ['with its words and a colon', 'Your code is: 123456', '123456'],
  ['a digit short', '12345', undefined],
  ['a digit long', '1234567', undefined],
  ['with a letter O', '12345O', undefined],
  ['two of them', '123456 654321', undefined],
];

/** The number of an application, quote or shared page, as it is read out or pasted; undefined: it is none. */
export const oddReferences: readonly (readonly [what: string, pasted: string, kept: string | undefined])[] = [
  ['in small letters', 'cht-24bc-9xyz-77kk', 'CHT-24BC-9XYZ-77KK'],
  ['with its name', 'Application: CHT-24BC-9XYZ-77KK', 'CHT-24BC-9XYZ-77KK'],
  ['with spaces around', '  CHT-24BC-9XYZ-77KK ', 'CHT-24BC-9XYZ-77KK'],
  ['with invisible marks', '\u202aCHT-24BC-9XYZ-77KK\u202c\u200b', 'CHT-24BC-9XYZ-77KK'],
  ['with dashes of print', 'CHT–24BC–9XYZ–77KK', 'CHT-24BC-9XYZ-77KK'],
  ['with typographic hyphens', 'CH\u20104F7K\u201026', 'CH-4F7K-26'],
  ['in full width', 'ＣＨ－４Ｆ７Ｋ－２６', 'CH-4F7K-26'],
  ['with digits of Hindi', 'CH-4F7K-२६', 'CH-4F7K-26'],
  ['of another company', 'POL-4F7K-26', undefined],
  ['a mobile', '9822044170', undefined],
  ['with a tag', 'CH-<b>-26', undefined],
  ['with a Cyrillic letter', 'СH-4F7K-26', undefined],
];
