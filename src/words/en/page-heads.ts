/** What search engines and messengers show of a page. */
export const messages = {
  'head.description':
    'Health insurance for families in India, compared in rupees: the premium, what a hospital stay leaves you to pay, and a score with all its parts.',
  'head.description.about':
    'How Chhatri makes prices and scores, counts the years ahead and settles a hospital bill, and who stands behind it.',
};
