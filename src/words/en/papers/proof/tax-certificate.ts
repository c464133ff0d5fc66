/** These are the words of the certificate for the income tax. */
export const messages = {
  'papers.tax': 'Tax certificate',
  'papers.tax.file': 'Tax certificate {number}',
  'papers.tax.subtitle': 'Health premium, by person and tax year',
  'papers.tax.paid': 'Premium paid',
  'papers.tax.payment': 'The payment',
  'papers.tax.payer': 'Paid by',
  'papers.tax.pan': 'PAN',
  'papers.tax.way.text': '{method}, not in cash',
  'papers.tax.online': 'Online, not in cash',
  'papers.tax.riders': 'Of it for riders that are no health cover, and do not count',
  'papers.tax.group.own-family': 'Own family: you, your spouse and your children',
  'papers.tax.group.parents': 'Your parents',
  'papers.tax.group.not-counted': 'People whose premium does not count for you',
  'papers.tax.not-counted.text':
    'The law counts the payer’s spouse, dependent children and own parents. The premium for parents-in-law counts where their own child pays it.',
  'papers.tax.person': 'Insured person',
  'papers.tax.person.text': '{name} ({relation})',
  'papers.tax.person.senior': '{name} ({relation}), 60 or older from {year} on',
  'papers.tax.year': '{from}-{until}',
  'papers.tax.sum': 'Together',
  'papers.tax.limit': 'Counts up to',
  'papers.tax.in-one-sum': 'in one sum',
  'papers.tax.undivided': 'One price for all',
  'papers.tax.undivided.premium': 'Premium',
  'papers.tax.undivided.text':
    'This policy has one price for your own family and for your parents, and no line of it says whose it is. We cannot split it. Ask the insurer for the split before you claim it.',
  'papers.tax.rules': 'By which rule',
  'papers.tax.law.126':
    'Section 126 of the Income-tax Act, 2025 (section 80D of the Act of 1961 until tax year 2025-26). In the old regime only, and not for premiums in cash.',
  'papers.tax.law.80D':
    'Section 80D of the Income-tax Act, 1961. In the old regime only, and not for premiums in cash.',
  'papers.tax.rules.limits':
    'Limits a year, for the family and for the parents each: {below}, or {from} where one of them is 60 or older in that year. A tax year runs from April to March.',
  'papers.tax.rules.years':
    'The premium is for more than a year. It counts in equal parts in each of the {years} tax years in which the cover runs, the year of the payment first.',
  'papers.tax.rules.split':
    'Each person’s part is in the proportion of the lines for that person in the price.',
  'papers.tax.rules.family': 'A child counts only while it depends on you.',
  'papers.tax.rules.payer':
    'The deduction is for the one who paid from own taxable income. We know the policyholder; whether it helps you, a tax adviser can say.',
} as const;
