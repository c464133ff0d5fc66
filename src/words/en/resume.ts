/** These are the words of going on with an application, or coming back to a policy, on another device. */
export const messages = {
  'resume.make.title': 'Continue on another device',
  'resume.make.lede': 'You get a link. Without the code that comes to your mobile it opens nothing.',
  'resume.make.1': 'Make the link here. If you gave an email address, we send it there too.',
  'resume.make.2': 'Open it on the other device, and enter the code that comes to your mobile.',
  'resume.make.3': 'Continue there. It then closes here; a link made there brings you back.',
  'resume.make.button': 'Make the link',
  'resume.make.shown': 'Do not email it, show it here only',
  'resume.make.shown.why':
    'If somebody else has codes sent by your old link: you alone have the new one, and can have a code for it at once.',
  'resume.make.no-codes':
    'You cannot continue on another device at present: no code can be sent to a mobile.',
  'resume.make.no-codes.here': 'What you filled in and bought opens in this browser. Please continue here.',
  'resume.make.busy': 'Making the link',
  'resume.make.anew': 'Make another link',
  'resume.make.back': 'Back to where I was',
  'resume.make.mobile': 'Enter the mobile number',
  'resume.make.trouble': 'No link was made.',
  'resume.made': 'Here is your link. It was not emailed: copy it.',
  'resume.made.mail-later':
    'Here is your link. It was not emailed, as that address has had as many emails as we send: the next can go out in {hours, plural, =0 {{minutes, plural, one {1 minute} other {# minutes}}} other {# hours}}. Copy it.',
  'resume.made.sent': 'Sent to {email}.',
  'resume.made.facts':
    'The code will go to the mobile ending in {end}. The link works once, until {date}. Earlier links no longer work.',
  'resume.copy': 'Copy the link',
  'resume.copied': 'The link is copied',
  'resume.copy.failed': 'It could not be copied. Press and hold the link.',

  'resume.title': 'Continue here',
  'resume.lede': 'Enter the code from your mobile, and continue where you stopped.',
  'resume.erase.title': 'Erase your application',
  'resume.erase.lede':
    'Enter the code from your mobile. The next page says what is erased, and asks once more.',
  'resume.ask': 'The code goes to your mobile number ending in {end}.',
  'resume.ask.button': 'Send the code',
  'resume.sending': 'Sending',
  'resume.sent': 'A code was sent to the mobile ending in {end}.',
  'resume.code': 'Code of 6 digits',
  'resume.code.hint': 'It works for ten minutes. You can paste it.',
  'resume.code.refused': 'This code did not pass. Enter the 6 digits of the last message.',
  'resume.go-on': 'Continue',
  'resume.trying': 'Checking the code',
  'resume.again': 'Send a new code',
  'resume.wait': 'You can have a new code in {seconds, plural, one {1 second} other {# seconds}}.',
  'resume.wait.minutes': 'You can have a new code in {minutes, plural, one {1 minute} other {# minutes}}.',
  'resume.wait.hours': 'You can have a new code in {hours} hours.',
  'resume.elsewhere':
    'A code was sent a moment ago. It does not work here: another browser asked for it, or it is over.',
  'resume.no-more': 'No more codes are sent for this link.',
  'resume.not-you': 'Too many codes, or codes you did not ask for?',
  'resume.not-you.safe':
    'Nothing opens without a code, and codes come to your mobile alone. Tell them to nobody.',
  'resume.not-you.browser':
    'In the browser where you last continued, choose “Continue on another device”, then “Do not email it, show it here only”. You can have a code for that link at once, and this link ends.',
  'resume.not-you.insurer':
    'Without that browser: your insurer renews a policy by telephone too. Its number stands in the policy and in our emails. An application can be begun anew.',
  'resume.not-you.mobile':
    'Somebody may have entered your number in other applications. That is why we send no more for now: nobody can have your phone flooded through us.',
  'resume.no-codes': 'No code can be sent to a mobile at present. Please try again later.',
  'resume.trouble': 'That did not work.',
  'resume.closes':
    'Once you are in here, it closes on the other device. A link made here brings you back there.',
  'resume.over.title': 'This link no longer works',
  'resume.over.text':
    'A link works once, for a limited time, and until another is made. What you filled in is still saved.',
  'resume.over.anew':
    'Open our newest email, or make a new link in the browser where you last continued: “Continue on another device”.',
  'resume.over.person': 'Neither is at hand? We can send the email of your policy again, with a new link.',
  'resume.over.home': 'Go to the start page',
} as const;
