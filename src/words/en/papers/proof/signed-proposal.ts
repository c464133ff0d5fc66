/** These are the words of the proposal as it was signed. */
export const messages = {
  'papers.proposal': 'Your application, as signed',
  'papers.proposal.file': 'Application {number}',
  'papers.proposal.subtitle': 'By {name}, on {day} at {time}',
  'papers.proposal.request': 'What was asked for',
  'papers.proposal.sum': '{amount}, {basis, select, floater {shared by all} other {for each person}}',
  'papers.proposal.term': 'Term',
  'papers.proposal.term.text': '{years, plural, one {# year} other {# years}}',
  'papers.proposal.premium': 'Premium agreed to',
  'papers.proposal.about': '{topic}: {name}',
  'papers.proposal.height': '{count} cm',
  'papers.proposal.weight': '{count} kg',
  'papers.proposal.unanswered': 'not answered',
  'papers.proposal.declared': '{text} Declared on {day} at {time}.',
  'papers.proposal.declarations': 'Declarations',
  'papers.proposal.consent': '{text} (text of {version})',
  'papers.proposal.consent.older': 'Agreed: {what} (text of {version})',
  'papers.proposal.signature':
    'Agreed by {name} on {day} at {time}, Indian time, in {language, select, hi {Hindi} other {English}}.',
  'papers.proposal.newer-form':
    'The questions stand here as the form words them today; the answers are as they were given.',
  'papers.proposal.demo':
    'Demo: made for a catalogue of invented insurers and products. No insurer has received this application.',
} as const;
