export const messages = {
  'intro.page': 'Health insurance, compared honestly',
  'intro.title': 'Health cover, compared honestly',
  'intro.lede':
    'Say who to cover. See every plan with its price, what it pays, and what it leaves to you, in the same words for each insurer.',
  'intro.start': 'See plans and prices',
  'intro.start.hint': 'About 2 minutes. You can change every answer later.',
  'intro.promise.lead': 'No phone number, no account.',
  'intro.promise.text': 'See every price first. We ask for contact details only when you start to buy.',
  'intro.how.title': 'What you see, and in which order',
  'intro.how.1.title': 'What it costs you comes first',
  'intro.how.1.text':
    'Premium, cover, room limit per day, co-pay and the wait for old illness. Always the same five, always in the same place.',
  'intro.how.2.title': 'A score that adds up',
  'intro.how.2.text':
    'Each plan gets up to 100 points. The parts are shown and can be counted. No insurer can pay for a place.',
  'intro.how.3.title': 'One price to the end',
  'intro.how.3.text':
    'The price in the list is the price at payment. When something changes it, you see the cause and decide again.',
  'intro.parents.title': 'Parents on your plan, or on their own?',
  'intro.parents.text':
    'Choose everyone in the family once. You get the price of both ways and see where each one is weaker.',
  'intro.family': 'Six people of a family under one umbrella',
} as const;
