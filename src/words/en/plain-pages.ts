/** Pages that stand without the web app: a refusal, and one that asks again by itself. */
export const messages = {
  'plain.name': 'Chhatri',
  'language.partial': 'Some of this page is in English.',
  'plain.problem': 'Sorry, there is a problem',
  'plain.closed': 'This cannot be opened here',
  'plain.closed.money': 'If a payment was under way, you get either the policy or your money back.',
  'plain.nothing-done': 'Your press did nothing: nothing was charged by it and nothing was changed.',
  'plain.back': 'Back to the page',
  'plain.start': 'Go to the start page',
  'plain.wait': 'One moment, please',
  'plain.wait.OVERLOADED': 'Many people are here right now. What you saved is kept.',
  'plain.wait.TOO_MANY_REQUESTS': 'That was a lot of requests in a short time. What you saved is kept.',
  'plain.wait.STORE_UNAVAILABLE': 'We cannot reach our records right now. What you saved before is kept.',
  'plain.wait.again':
    'You do not have to do anything: we will try again in {seconds, plural, one {1 second} other {# seconds}}.',
  'plain.wait.press':
    'The page comes back by itself in {seconds, plural, one {1 second} other {# seconds}}. Then you can press again.',
  'plain.wait.now': 'Try again now',
  'plain.to-gateway': 'On to payment',
  'plain.to-gateway.what':
    'You are being taken to the page of the company that takes payments for us. If nothing happens, press the button.',
  'plain.to-gateway.go': 'Continue to payment',
  'plain.browsers':
    'Chhatri is made for Chrome and Edge {chrome}, Firefox {firefox}, Safari {safari} and newer. In an older browser you can read every page and see your plans after seven questions. To filter plans and to buy, you need a newer browser.',
  'plain.browsers.landing': 'Answer the seven questions',
  'plain.cookies':
    'Cookies are off in this browser, so your answers cannot be sent and no price can be shown. Before you answer, allow cookies for this site in the settings of the browser and load the page again. Without them you can read every page.',
  'plain.cookies.again': 'Load the page again',
  'plain.cookies.help': 'Talk to us',
  'plain.files':
    'A part of this page did not arrive: the page may look wrong, and buttons may not work. What you saved is kept.',
  'plain.files.again': 'Load the page again',
  'plain.files.landing': 'Answer seven questions and see your plans',
  'plain.files.help': 'Talk to us',
  'plain.script': 'This step needs JavaScript',
  'plain.script.kept':
    'What you just entered was not sent on and is not saved. What you saved before is kept.',
  'plain.script.do':
    'Please switch on JavaScript in the settings of your browser, or use a newer browser, then open the page again. Without JavaScript you can read every page and see your plans after seven questions, and our advisers can help you buy.',
  'plain.script.back': 'Back to the page',
  'sale.agent': 'You are here with {name}, agent {code}',
  'sale.partner': 'For customers of {name}. Chhatri compares and sells.',
  'sale.refused.unknown-agent': 'We do not know this agent’s code',
  'sale.refused.unknown-agent.text':
    'The link you followed names an agent who does not work with us, or the code was copied wrongly. Ask the agent for the link again.',
  'sale.refused.not-theirs': 'This link does not come from a partner of ours',
  'sale.refused.not-theirs.text':
    'Part of it is missing or was changed. If you found it on a partner’s site, open it from there again.',
  'sale.refused.ended': 'This partner link has ended',
  'sale.refused.ended.text': 'Partner links work for some weeks only. Open a new one on the partner’s site.',
  'sale.refused.same': 'You can also go on here without it. What you have entered so far stays as it is.',
  'sale.refused.on': 'Go on without it',
} as const;
