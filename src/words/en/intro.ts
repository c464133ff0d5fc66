import { messages as pickNames } from './pick-names.ts';
import { messages as unfinished } from './purchase/unfinished.ts';

export const messages = {
  ...pickNames,
  ...unfinished,
  'intro.page': 'Health insurance, compared honestly',
  'intro.title': 'Health cover, compared honestly',
  'intro.lede':
    '{plans} plans from {insurers} insurers. For each: its price, and what a hospital bill would still leave you to pay.',
  'intro.promise.lead': 'No phone number. No account. No calls.',
  'intro.promise.text': 'See every price first. We ask for contact details only when you start to buy.',
  'intro.mine.lead': 'What you bought here',
  'intro.mine.text': 'How it stands, papers, dates and what to do in hospital.',

  'intro.who': 'Who would you like to cover?',
  'intro.age': '{name}: age',
  'intro.pincode.hint': '6 digits. Prices differ from place to place.',
  'intro.city': 'Your city',
  'intro.ask': 'See a first price',
  'intro.asking': 'Asking for the price',
  'intro.then': 'We keep none of it.',
  'intro.more': 'In-laws, brother, sister, a baby, more children',
  'intro.price.lead': 'From {price} a year',
  'intro.price.for':
    '{line} in {city}, {cover} cover. The cheapest of {plans, plural, one {1 plan} other {# plans}} with at least this cover.',
  'intro.price.alone': 'One policy, separate cover for each person.',
  'intro.price.children':
    'Not in this price: the children. Plans cover them only together with you or your spouse.',
  'intro.price.pick.sound': 'A sound plan: {title}, {price} a year.',
  'intro.price.guess':
    'Before your answers on health and habits, which can raise it. What we recommend can change with them, and with who is a man and who a woman. The cover is our guess. Prices of {date}.',
  'intro.price.none': 'No price for these people yet',
  'intro.price.none.text':
    'No plan at {cover} cover has a price for all of them together. Go on: there are other ways to cover them.',
  'intro.price.failed':
    'We could not ask for the price right now. What you entered is kept; please try again.',
  'intro.ways.cover': '{cover} cover: {note}.',
  'intro.picks':
    'A first look, {who, select, you {if you are healthy} single {if {name} is healthy} other {if {count, plural, =2 {both} other {all #}} are healthy}}',
  'intro.picks.all-in': 'a year now. All in, <b>{amount} a year</b> over ten years.',
  'intro.picks.why': 'Of the plans that cost least over ten years, it costs least now.',
  'intro.picks.now': '{less} less now.',
  'intro.picks.more': '<b>{extra} a year more</b>, all in.',
  'intro.picks.less': '<b>{extra} a year less</b>, all in.',
  'intro.picks.same': 'All in it costs the same.',
  'intro.picks.bad': '1 of 100 years leaves you {own} or more; {title} leaves you {other} or more.',
  'intro.go': 'Make it exact: one page on health',

  'intro.proof.title': 'One bill, {count, plural, one {1 plan} other {# plans}}',
  'intro.proof.lede': 'All say “{cover} cover”. See what each would leave to the family.',
  'intro.proof.bill': '{stay}: the bill',
  'intro.proof.where': '{city}, single AC room, {days} days and {icu} in intensive care',
  'intro.proof.year': '{price} a year',
  'intro.proof.leaves': 'leaves you',
  'intro.proof.pays': 'plan pays',
  'intro.proof.you': 'you pay',
  'intro.proof.for':
    'For {ages} in {city}, waiting periods over. Prices of {date}. We chose the two of close premiums that lie furthest apart on this bill, and the plan that leaves least.',
  'intro.proof.punch':
    '{first} and {second} are {premium} a year apart. On this bill they are <b>{bill}</b> apart.',
  'intro.proof.link': 'How a hospital bill is settled',
  'intro.because.not-payable':
    'What it leaves is mostly what no insurance counts as treatment, such as gloves and syringes.',
  'intro.because.room-cap': 'What it leaves is mostly the rent of a room above its limit.',
  'intro.because.proportionate-cut':
    'In a room above its limit it also pays less of the doctors’ and theatre fees.',
  'intro.because.sub-limit': 'It pays this treatment up to a fixed amount only.',
  'intro.because.co-pay': 'You pay a fixed share of every bill.',
  'intro.because.deductible': 'It pays only above a fixed amount.',
  'intro.because.cover-limit': 'The bill is larger than its cover.',
  'intro.because.bonus': 'The bill is larger than its cover.',
  'intro.because.restoration': 'The bill is larger than its cover.',
  'intro.because.all': 'It pays the whole bill.',

  'intro.score.title': 'How one score adds up',
  'intro.score.lede':
    '{plan} has {total} of 100 points for this family. Every point is shown here; none is bought.',
  'intro.score.part': '{earned} of {possible}',
  'intro.score.copay': 'No co-pay',
  'intro.score.icu': 'Intensive care paid',
  'intro.score.room_rent': 'Room paid',
  'intro.score.outpatient_benefits': 'Doctor visits',
  'intro.score.critical_illness_coverage': 'Lump sum if you get a serious illness',
  'intro.score.restore_benefits': 'Refill of the cover',
  'intro.score.maternity_cover': 'Childbirth',
  'intro.score.health_checkup': 'Check-up',
  'intro.score.pre_existing': 'Short wait for old illness',
  'intro.score.bonus': 'Bonus for years without a claim',
  'intro.score.price': 'Price',
  'intro.score.together': 'Everything together',

  'intro.how.title': 'What we promise',
  'intro.how.1.title': 'What costs you comes first',
  'intro.how.1.text':
    'Premium, cover, room limit, co-pay, wait for old illness. Always the same five, in the same place.',
  'intro.how.2.title': 'Nobody can pay for a place',
  'intro.how.2.text':
    'Insurers pay us a commission when you buy. It is shown in rupees on each plan and moves none up.',
  'intro.how.3.title': 'The price you see is the price you pay',
  'intro.how.3.text': 'If an answer changes it, you see the cause and decide again.',
  'intro.parents.title': 'Worried about your parents?',
  'intro.parents.text':
    'On one plan with you, a long illness of theirs can use up everyone’s cover. Add the whole family once: we show the price both ways, and where each way is weaker.',
  'intro.parents.link': 'See plans and prices',
} as const;
