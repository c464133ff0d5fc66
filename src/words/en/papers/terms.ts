/** What the buyer agrees to. A change of any text here, in any language, needs a new `termsVersion`. */
export const messages = {
  'papers.terms': 'The terms',
  'papers.terms.what': 'What you buy',
  'papers.terms.what.text':
    '{product} of {insurer}, for {years, plural, one {# year} other {# years}}. The policy document of the insurer is the contract. Its wording rules where a page of Chhatri is shorter.',
  'papers.terms.period': 'From when to when',
  'papers.terms.period.medical':
    'Cover starts on the day after the insurer accepts and runs for {years, plural, one {# year} other {# years}}. Until it accepts there is no cover, even while the amount is blocked.',
  'papers.terms.period.porting':
    'Accepted in time, cover runs from {from}, the day after the old policy ends, to the end of {until}: {years, plural, one {# year} other {# years}}. Until it begins the old policy covers you: keep it running.',
  'papers.terms.period.straight-through':
    'Paid for today, cover runs from {from} to the end of {until}: {years, plural, one {# year} other {# years}}. Paid for later, both days are later.',
  'papers.terms.period.renewal':
    'Paid for today, cover runs from {from} to the end of {until}: {years, plural, one {# year} other {# years}}. Paid before the old policy ends, it follows without a gap. Paid later, it starts on the day after the payment, and the days in between are not covered.',
  'papers.terms.money': 'When money is taken',
  'papers.terms.money.straight-through':
    'The insurer has to accept your proposal first. Only then is the premium taken. Cover starts on the day after the payment.',
  'papers.terms.money.renewal':
    'The insurer is told first. Only then is the premium taken. Age and claims are no reason to refuse a renewal.',
  'papers.terms.money.medical':
    'The insurer decides after a medical review. Until then the premium is only blocked in your account, for 14 days at the most. It is debited when the insurer accepts, and released when it declines.',
  'papers.terms.money.porting':
    'The old insurer hands over the history of your policy within 72 hours, and the new one decides within 5 days of that. Until then the premium is only blocked in your account, for 14 days at the most. It is debited when the insurer accepts, and released when it declines; the old policy then goes on, and can be renewed.',
  'papers.terms.waits': 'Waits',
  'papers.terms.waits.text':
    'Accidents are covered from the first day. Other illness, listed operations and illness you already have are covered after the waits shown on the plan page. After 60 months of cover a claim can be refused for what was not said only if it was fraud.',
  'papers.terms.waits.porting':
    'What was served with the old insurer counts, for the old sum insured with its bonus and no more. The days are below. After 60 months of cover, those with the old insurer among them, a claim can be refused for what was not said only if it was fraud.',
  'papers.terms.waits.renewal':
    'This renews policy {number}. The waits are counted from {since}: what you have served counts. After 60 months of cover a claim can be refused for what was not said only if it was fraud.',
  'papers.terms.change': 'Changing your mind',
  'papers.terms.change.text':
    'You can return the policy within 30 days of receiving it (free look). You can also cancel later with 7 days of notice, and get the unused part back if there was no claim.',
  'papers.terms.change.renewal':
    'A renewal has no free look. You can cancel with 7 days of notice, and get the unused part back if there was no claim.',
  'papers.terms.complaints': 'If something goes wrong',
  'papers.terms.complaints.text':
    'First write to the grievance officer of {insurer}: the answer is due within 14 days. Then the Bima Bharosa portal of IRDAI. Then the Insurance Ombudsman, free of charge.',
  'papers.terms.truth': 'What you say has to be true',
  'papers.terms.truth.text':
    'Tell us every illness, even a small one that is under control. A wrong or missing answer can cost you a claim. Section 41 of the Insurance Act, 1938 forbids anybody to give or take a part of the commission or premium as a rebate. Breaking it is fined up to ten lakh rupees.',
} as const;
