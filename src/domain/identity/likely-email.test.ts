import { expect, test } from 'vitest';
import { likelyEmail } from './likely-email.ts';

test.each([
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.om', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gmail.vom', 'gmail.com'],
  ['gmail.in', 'gmail.com'],
  ['gmail.co.in', 'gmail.com'],
  ['gmail.com.com', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['ggmail.com', 'gmail.com'],
  ['gmail1.com', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.com', 'yahoo.com'],
  ['yhaoo.com', 'yahoo.com'],
  ['yaho.in', 'yahoo.in'],
  ['yahoo.co', 'yahoo.com'],
  ['yaho.co.in', 'yahoo.co.in'],
  ['yahho.in', 'yahoo.in'],
  ['rediffmail.co', 'rediffmail.com'],
  ['redifmail.com', 'rediffmail.com'],
  ['rediffmial.com', 'rediffmail.com'],
  ['rediffmail.in', 'rediffmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.com', 'hotmail.com'],
  ['hotmail.con', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outllook.in', 'outlook.in'],
  ['iclould.com', 'icloud.com'],
])('asks whether the mail is at another domain: %s, %s', (input, meant) => {
  expect(likelyEmail(`asha.rao@${input}`)).toBe(`asha.rao@${meant}`);
});

test.each([
  ...['gmail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'rediffmail.com', 'hotmail.com', 'outlook.in'],
  ...['gmx.com', 'ymail.com', 'mail.com', 'email.com', 'zmail.com', 'rocketmail.com', 'protonmail.com'],
  ...['live.com', 'msn.com', 'aol.com', 'me.com', 'zoho.in', 'rediff.com', 'gail.co.in', 'cloud.com'],
  ...['yahoo.fr', 'yahoo.co.uk', 'yahoo.co.id', 'yahoo.ca', 'hotmail.fr', 'hotmail.co.uk', 'outlook.fr'],
  ...['tcs.com', 'infosys.com', 'iitb.ac.in', 'nic.in', 'gov.in', 'example.in', 'mygmail.com'],
  ...['gmail.example.in', 'mail.gmail.co', 'उदाहरण.भारत'],
])('does not ask about %s', (domain) => {
  expect(likelyEmail(`asha@${domain}`)).toBe(undefined);
});

test.each(['', '@', 'asha', 'gmail.con', '@gmail.con', 'asha@'])('does not ask about "%s"', (input) => {
  expect(likelyEmail(input)).toBe(undefined);
});

test('leaves the part before the @ as it is, and asks of an address that was pasted with its marks', () => {
  expect(likelyEmail('\u202aAsha.Rao+Health@gmail.con\u202c')).toBe('Asha.Rao+Health@gmail.com');
  expect(likelyEmail('mailto:asha@gmail.con')).toBe('asha@gmail.com');
});
