import type { ComplaintField, ComplaintReason } from '#domain/claim/complaint/complaint-form.ts';
import type { LadderStep } from '#domain/claim/complaint/ladder.ts';

/** A claim of which less was paid, or nothing: who hears it, and letters to them. */
export const messages = {
  'claims.complaint': 'Less was paid, or nothing?',
  'claims.complaint.lede':
    'An insurer has to name the clause for every rupee that it takes off. If you do not agree, three places hear you, one after the other, free of charge. The letters to them are made here, for you to sign; nothing that you enter is stored.',
  'claims.complaint.form': 'About the claim',
  'claims.complaint.change': 'Change what the letters say',
  'claims.complaint.button': 'Make the letters',
  'claims.complaint.ask.who': 'Who was treated?',
  'claims.complaint.ask.claim': 'Claim number of the insurer',
  'claims.complaint.ask.hospital': 'Hospital',
  'claims.complaint.ask.billed': 'The bill',
  'claims.complaint.ask.awarded': 'The insurer pays of it',
  'claims.complaint.ask.reason': 'The reason that it gives',
  'claims.complaint.ask.words': 'The reason in its own words',
  'claims.complaint.ask.decided': 'Day of the insurer’s letter',
  'claims.complaint.ask.complained': 'Day on which you complained to its grievance officer',
  'claims.complaint.ask.replied': 'Day of the officer’s answer',
  'claims.complaint.ask.office': 'Office of the Ombudsman that has your district',
  'claims.complaint.hint.claim': 'It stands on the insurer’s letter. Leave it empty if you do not have it.',
  'claims.complaint.hint.awarded': '0, if it refused the claim.',
  'claims.complaint.hint.words': 'Copy the sentence from its letter, if there is one.',
  'claims.complaint.hint.complained': 'Leave it empty if you have not written yet.',
  'claims.complaint.hint.replied': 'Leave it empty if no answer came.',
  'claims.complaint.hint.office': 'cioins.co.in says which one it is.',
  'claims.reason.not-covered': 'The plan does not cover it',
  'claims.reason.non-payables': 'Items that no plan pays, such as registration',
  'claims.reason.consumables': 'Gloves, syringes and such items',
  'claims.reason.around': 'Ambulance, or bills before and after the stay',
  'claims.reason.room': 'A room above the limit',
  'claims.reason.fees': 'Doctors, theatre and nursing cut because of the room',
  'claims.reason.treatment': 'A limit on this treatment',
  'claims.reason.co-pay': 'Co-pay',
  'claims.reason.deductible': 'Deductible',
  'claims.reason.cover': 'The cover is used up',
  'claims.reason.wait': 'A waiting period was running',
  'claims.reason.not-declared': 'An illness was not told before the purchase',
  'claims.reason.not-needed': 'The stay was not needed, or too long',
  'claims.reason.late': 'It was told or sent too late',
  'claims.reason.other': 'Another reason, or none',
  'claims.ladder': 'Who hears you, and by when',
  'claims.ladder.next': 'Now',
  'claims.ladder.officer': 'Grievance officer of {insurer}',
  'claims.ladder.officer.text':
    'Write first to the officer. The answer is due within {days, plural, one {# day} other {# days}}.',
  'claims.ladder.officer.by': 'The answer is due by {day}.',
  'claims.ladder.bharosa': 'Bima Bharosa, the portal of the regulator IRDAI',
  'claims.ladder.bharosa.text':
    'If no answer comes, or not a good one, enter the same complaint at bimabharosa.irdai.gov.in or call 155255. The insurer has to answer there too.',
  'claims.ladder.ombudsman': 'Insurance Ombudsman',
  'claims.ladder.ombudsman.text':
    'After {days, plural, one {# day} other {# days}} without an answer, or after a no, within 1 year of it, about at most {most}. No lawyer is needed.',
  'claims.ladder.ombudsman.from': 'Open to you from {from} to {until}.',
  'claims.ladder.ombudsman.above':
    'More than {most} is in dispute: a consumer commission hears that, e-jagriti.gov.in.',
  'claims.ladder.office': '{city}: {address}, {email}',
  'claims.ladder.over':
    'The year for the Ombudsman is over. A consumer commission may still hear you: e-jagriti.gov.in.',
  'claims.letters': 'Your letters',
  'claims.letters.lede':
    '{disputed} of {billed} is in dispute. Read each letter, sign it, and send it with copies; keep the originals.',
  'claims.letters.get': 'Letter in {language} (PDF)',
  'claims.letter.file': 'Letter about a claim, policy {number}',
  'claims.letter.kind': 'Complaint',
  'claims.letter.title.officer': 'Complaint about a claim',
  'claims.letter.title.bharosa': 'Complaint for Bima Bharosa',
  'claims.letter.title.ombudsman': 'Complaint to the Insurance Ombudsman',
  'claims.letter.reference': 'Policy number {number}',
  'claims.letter.reference.claim': 'Policy number {number}, claim {claim}',
  'claims.letter.to': 'To',
  'claims.letter.to.officer': '{name}, grievance officer, {insurer}, {email}',
  'claims.letter.to.insurer': 'The grievance officer, {insurer}, {phone}',
  'claims.letter.to.bharosa': 'Bima Bharosa, IRDAI, about {insurer}',
  'claims.letter.to.ombudsman': 'The Insurance Ombudsman, {address}, {email}',
  'claims.letter.to.ombudsman.unknown': 'The Insurance Ombudsman (the office of my state: cioins.co.in)',
  'claims.letter.from': 'From',
  'claims.letter.parties': 'To whom, and from whom',
  'claims.letter.from.text': '{name}, {address}, {mobile}, {email}',
  'claims.letter.about': 'What it is about',
  'claims.letter.policy': 'Policy',
  'claims.letter.policy.text': '{number}, {product} of {insurer}',
  'claims.letter.uin': 'Product UIN',
  'claims.letter.cover': 'Covers',
  'claims.letter.cover.text': '{from} to {until}',
  'claims.letter.person': 'Who was treated',
  'claims.letter.claim': 'Claim number',
  'claims.letter.hospital': 'Hospital',
  'claims.letter.billed': 'The bill',
  'claims.letter.awarded': 'The insurer pays',
  'claims.letter.disputed': 'In dispute',
  'claims.letter.happened': 'What happened',
  'claims.letter.happened.cut':
    'On {day} {insurer} wrote that it pays {awarded} of {billed}. {disputed} is not paid.',
  'claims.letter.happened.refused': 'On {day} {insurer} refused the claim of {billed}.',
  'claims.letter.reason': 'Its reason: {reason}.',
  'claims.letter.reason.words': 'In its own words: “{words}”',
  'claims.letter.complained': 'On {day} I complained to its grievance officer.',
  'claims.letter.replied': 'The answer of {day} did not settle it.',
  'claims.letter.no-reply': 'No answer came by {day}.',
  'claims.letter.why': 'What the policy says',
  'claims.letter.clause': 'Policy wording, part {part}, {heading}: “{text}”',
  'claims.letter.why.clause':
    'Please show how each rupee taken off follows from this clause. What it does not bear out is to be paid.',
  'claims.letter.why.wait':
    'This person has been covered without a break since {since}. Please name the day on which the wait ended, and how it was counted.',
  'claims.letter.why.not-declared':
    'The application as I signed it is enclosed. Only what its questions ask for is material; please name the question and the answer. After {months, plural, one {# month} other {# months}} of cover nothing but established fraud can be held against me.',
  'claims.letter.why.not-needed':
    'The treating doctor advised the stay; the advice and the discharge summary are enclosed. Please name the doctor of yours who read them, and what they found.',
  'claims.letter.why.late':
    'A claim is not to be refused for a delay alone where the delay could not be helped. The reason for it is enclosed.',
  'claims.letter.why.other': 'Please name the clause of the policy, in writing, on which this rests.',
  'claims.letter.ask': 'What I ask for',
  'claims.letter.ask.officer':
    'Pay {disputed}, with interest from the day on which it was due, or give me the clause and the working in writing by {day}.',
  'claims.letter.ask.officer.then':
    'Without a good answer by then I go to Bima Bharosa, and to the Insurance Ombudsman.',
  'claims.letter.ask.bharosa':
    'Have {insurer} pay {disputed}, with interest from the day on which it was due, or give me the clause and the working in writing.',
  'claims.letter.ask.ombudsman':
    'An award that {insurer} pays {disputed}, with interest from the day on which it was due.',
  'claims.letter.ask.ombudsman.declare':
    'The same matter is before no court, consumer commission or arbitrator, and was not decided by one.',
  'claims.letter.enclosed': 'Enclosed',
  'claims.letter.enclosed.answer': 'The insurer’s letter of {day}',
  'claims.letter.enclosed.schedule': 'Policy schedule {number}',
  'claims.letter.enclosed.bills': 'Bills, receipts, discharge summary and reports (copies)',
  'claims.letter.enclosed.application': 'The application as I signed it',
  'claims.letter.enclosed.complaint': 'My complaint of {day} to the grievance officer',
  'claims.letter.enclosed.reply': 'The officer’s answer of {day}',
  'claims.letter.signature': 'Place, day and signature',
  'claims.letter.signature.text': '______________________   {name}, {day}',
} as const satisfies Record<
  | `claims.reason.${ComplaintReason}`
  | `claims.complaint.ask.${ComplaintField}`
  | `claims.ladder.${LadderStep}`
  | `claims.letter.title.${LadderStep}`,
  string
> &
  Record<string, string>;
