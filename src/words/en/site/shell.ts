/** What every page says. */
export const messages = {
  'app.name': 'Chhatri',
  'app.name.other': 'छतरी',
  'app.name.other.lang': 'hi',
  'page.title': '{title} | Chhatri',
  'page.title.error': 'Error: {title}',

  'nav.skip': 'Skip to main content',
  'nav.skip.plans': 'Skip to plans',
  'nav.site': 'Site',
  'nav.footer': 'About Chhatri',
  'nav.contents': 'On this page',
  'nav.more': 'More to read',
  'nav.scores': 'How scores work',
  'nav.prices': 'How prices work',
  'nav.cover': 'How cover works',
  'nav.years': 'How years are counted',
  'nav.bill-test': 'How a hospital bill is settled',
  'nav.all-plans': 'All plans compared',
  'nav.who-pays': 'Who pays us',
  'nav.help': 'Help',
  'nav.mine': 'My policies',
  'nav.your-data': 'Your data and consents',
  'nav.leave': 'Leave this device',
  'nav.complaints': 'Complaints',
  'nav.accessibility': 'Accessibility',

  'footer.theme.dark': 'Dark colours',
  'footer.theme.light': 'Light colours',
  'footer.demo':
    'Demo catalogue: insurers, products and hospitals shown here are invented. Rules and price levels follow the Indian market.',
  'footer.solicitation': 'Insurance is the subject matter of solicitation.',
  'footer.operator.broker': 'Chhatri Insurance Broking (demo), IRDAI direct broker licence no. 000/0000.',
  'footer.operator.web-aggregator':
    'Chhatri Web Aggregator (demo), IRDAI licence no. 000/0000. We inform and compare; we do not advise.',
  'footer.prices': 'Prices as of {date}. GST on retail health cover: nil since 22 Sep 2025.',

  'no-script':
    'JavaScript is off in your browser. You can read every page, and seven questions lead to plans and prices without it. To buy, switch it on and reload.',

  'no-script.landing': 'Answer seven questions without it',
  'loading.default': 'Twiddle your thumbs while we load the information.',
  'loading.results': 'Loading results, please wait...',
  'loading.diseases': 'Fetching disease list...',
  'loading.best-plan': 'Calculating your best plan',
  'loading.comparisons': 'Loading comparisons',
  'loading.plan': 'Getting plan details...',
  'loading.processing': 'Processing your details',

  'waiting.crowd':
    'Many people are using Chhatri right now. We keep trying for you; nothing you entered is lost.',
  'waiting.slow': 'This is taking longer than usual. We keep trying for you; nothing you entered is lost.',
  'waiting.offline': 'No internet right now. We continue as soon as it is back; nothing you entered is lost.',

  'not-found.title': 'This page is not here',
  'not-found.text': 'The address may be mistyped, or the link has run out.',
  'not-found.closed.title': 'This cannot be opened here',
  'not-found.closed.text':
    'A quote or application opens in the browser where it was started, until you leave the device or its cookies are cleared. Elsewhere an application opens only by a link that you had made.',
  'not-found.closed.policy':
    'A policy you bought stays valid: your insurer has it. If a payment was under way, you get either the policy or your money back.',
  'not-found.start': 'Start a quote',
  'not-found.home': 'Go to the start page',

  'problem.title': 'Sorry, there is a problem',
  'problem.text': 'We could not show this page. What you saved before is kept. Try again in a minute.',
  'problem.retry': 'Try again',
  'problem.server':
    'Unfortunately, the server has acted out in an unexpected way. Please try after sometime.',
  'problem.no-answer':
    'We could not reach Chhatri. Your answers are kept. Check the connection and try again.',
  'problem.chunk.title': 'Part of this page could not load',
  'problem.chunk.text':
    'The connection may have dropped, or Chhatri was updated while you were here. What you saved is kept.',
  'problem.chunk.retry': 'Load the page again',
} as const;
