export const messages = {
  'intro.page': 'Health insurance, compared honestly',
  'intro.title': 'Health cover, compared honestly',
  'intro.lede':
    'Tell us who to cover. See every plan with its price, what it pays and what you pay yourself, in the same plain words for every insurer.',
  'intro.start': 'See plans and prices',
  'intro.start.hint': 'About 2 minutes. You can change every answer later.',
  'intro.promise.lead': 'No phone number, no account.',
  'intro.promise.text': 'See every price first. We ask for contact details only when you start to buy.',
  'intro.mine.lead': 'What you bought here',
  'intro.mine.text': 'How it stands, papers, dates and what to do in hospital.',
  'intro.mine.link': 'My policies',
  'intro.how.title': 'How we show plans',
  'intro.how.1.title': 'What it costs you comes first',
  'intro.how.1.text':
    'Premium, cover, room limit per day, co-pay and the waiting period for old illness. The same five for every plan, always in the same place.',
  'intro.how.2.title': 'A score that adds up',
  'intro.how.2.text':
    'Each plan gets up to 100 points, and we show where every point comes from. No insurer can pay for a better place.',
  'intro.how.3.title': 'One price to the end',
  'intro.how.3.text':
    'The price in the list is the price you pay. If something changes it, we tell you why and you decide again.',
  'intro.parents.title': 'Parents on your plan, or on their own?',
  'intro.parents.text':
    'Add the whole family once. We show the price both ways, and where each way is weaker.',
  'intro.family': 'Six people of a family under one umbrella',
} as const;
