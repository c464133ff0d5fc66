/** What stands in the picture that a messenger shows of a shared decision. */
export const messages = {
  'share-picture.brand': 'Chhatri  छतरी',
  'share-picture.kind': 'Health cover: the decision',
  'share-picture.price': '{amount} a year',
  'share-picture.cover': 'Cover {cover}',
  'share-picture.cover.above': 'Cover {cover} above {amount} a year',
  'share-picture.note': 'What it pays, what was given up, and the dates to keep',
} as const;
