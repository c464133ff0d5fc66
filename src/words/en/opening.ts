import { messages as code } from './purchase/opening-code.ts';

/** These are the words of opening policies by a number and a code, and of who may open one. */
export const messages = {
  ...code,
  'opening.title': 'Open my policies',
  'opening.lede': 'On any phone or computer, for as long as a policy lives.',
  'opening.passkey': 'Open with a passkey',
  'opening.passkey.hint': 'Without number and code, if you have added the lock of this phone or computer.',
  'opening.passkey.none': 'No passkey was used. Your number and a code open your policies.',
  'opening.changed': 'My number has changed',
  'opening.hospital': 'In hospital now? You need no code.',
  'opening.hospital.text': 'Your insurer finds you by name and policy number.',
  'opening.hospital.call': '{insurer}: {phone}',
  'opening.hospital.all': 'Numbers of all insurers',
  'opening.lost.title': 'Mobile and email lost',
  'opening.lost.lede': 'A person helps you',
  'opening.lost.text':
    'Have your policy number and PAN ready. We write to the old number, and the new one opens your policy three days later.',
  'opening.lost.hospital':
    'Do you need your papers sooner? We send them to the email of your policy the same day.',
  'opening.no-codes': 'No code can be sent to a mobile at present. Please try again later, or call us.',
  'opening.close.title': 'Policies are open in this browser',
  'opening.close.text': 'On a phone or computer that others use too, close them. A code opens them again.',
  'opening.close': 'Close on this device',
  'opening.closing': 'Closing',
  'opening.closed': 'Closed. A code opens your policies again.',
  'opening.see': 'See my policies',

  'opens.title': 'Who may open this policy',
  'opens.lede': 'Policy {number}',
  'opens.you': 'You, by a code to the mobile ending in {end}',
  'opens.mail': 'You, by a code to {address}',
  'opens.mail.end': 'No more codes to {address}',
  'opens.passkey': 'You, by the lock of a phone or computer, added on {date}',
  'opens.passkey.used': 'Last used on {date}',
  'opens.passkey.not-used': 'Not used yet',
  'opens.passkey.end': 'End the passkey of {date}',
  'opens.passkey.add': 'Open with this phone’s lock next time',
  'opens.passkey.add.text':
    'Your fingerprint, face or PIN (a passkey), in place of number and code. It opens whatever your code of just now opens. Changes go on asking for a code. Leave it where others unlock this phone or computer too.',
  'opens.passkey.add.go': 'Add this phone’s lock',
  'opens.passkey.added': 'Added. Next time press “Open with a passkey”.',
  'opens.second': '{name}, by a code to the mobile ending in {end}',
  'opens.second.opened': 'First opened it on {date}',
  'opens.second.not-yet': 'Has not opened it yet',
  'opens.end': 'End it for {name}',
  'opens.none': 'Nobody beside you.',
  'opens.add': 'Let one more person in',
  'opens.add.text':
    'They read this policy and its papers, your health answers among them, and change nothing. They open it in their own browser, by a code to their own mobile. You can end it at any time.',
  'opens.name': 'Name',
  'opens.mobile': 'Their mobile number',
  'opens.let-in': 'Let them in',
  'opens.letting': 'Saving',
  'opens.let-in.done':
    'Done. Tell {name} to press “My policies”, then “Open my policies”, and type their own mobile number.',
  'opens.prove': 'Have codes sent to your email',
  'opens.prove.text':
    'Once you have confirmed your email, you can have the code that opens this policy sent there when your mobile is not at hand.',
  'opens.prove.send': 'Send a code to {address}',
  'opens.prove.way': 'The code is on its way to {address}. Typed in here, it confirms the address.',
  'opens.change.title': 'Another mobile will open this policy',
  'opens.change.text':
    'We were told that your number has changed. From {date} the policy opens by the mobile ending in {end}, and by the present one no longer.',
  'opens.change.object': 'This was not me',
  'opens.change.objecting': 'Stopping it',
  'opens.back': 'Back to my policies',
} as const;
