import type { AnswerForms } from '../pack.ts'
import { anywherePattern, closingPattern, openingPattern, wholePattern, wordSet } from '../phrases.ts'

const interjection = '[oh|ah|eh|um|uhm|er|hm|hmm|well|haha|lol]'

export const answers: AnswerForms = {
  takingBack: openingPattern(
    `${interjection} [no|sorry] (wait|hang on|hold on|scratch that|correction|nonsense|rubbish|no sorry|thats wrong|that was wrong)`,
  ),
  settling: closingPattern(
    'so, say, lets say, make it, make that, put, put down, in total, altogether, call it',
  ),
  noting: closingPattern(
    'make it, make that, put, put down, put me down for, book me in for, write, write down, note, note down, lets go with, go with',
  ),
  wrongBefore: closingPattern('(wrong|change|correct|update|fix) [the|my|our]'),
  wrongAfter: openingPattern(
    '(is|was|are) [still|also|all|completely|totally|just] (wrong|incorrect|not right|not correct|not true|misspelled|misspelt|spelled wrong|spelt wrong), (isnt|wasnt|arent) (right|correct|true)',
  ),
  becomesAfter: openingPattern('(should|must|needs to|has to) (be|read|say), should have been, to'),
  saysAfter: openingPattern('(is|are) [actually|really|now|just|only]'),
  wrongEnding: closingPattern('(btw|by the way|please|pls)'),
  forgotten: openingPattern(
    '[hey|but|and|sorry|no] (you|u|youve) [have|just|also] (forgot|forgotten|missed|left out) [the|my|about|to note|to add|to mention]',
  ),
  revising: anywherePattern('more like, by now, now, after all, meanwhile, turns out'),
  preferring: anywherePattern(
    'would be better, (is|works|suits) [me|us] better, better on, make the (start|date|arrival|appointment)',
  ),
  saysNo: openingPattern(
    `${interjection} (no|nope|nah) (no|nothing|none|not|never|i|im|we|weare|its|it|thats|there|theres|all|everything|just|only|luckily|thankfully|really), (oh|ah|well|haha) (nope|nah)`,
  ),
  saysYes: openingPattern(
    `(oh|ah|eh|um|uhm|er|hm|hmm|well|haha) (yes|yeah|yep|yup|sure|absolutely|definitely), (unfortunately|sadly|im afraid) (yes|so)`,
  ),
  unaffiliated: wholePattern(
    '[no|nope|nah] [its|it is|im|i am|weare|we are|this is] [just|only|purely] [for|a|as a] (private|privately|private person|private individual|private customer|private matter|individual|me|myself|us|ourselves|my family|our family|our home|my home)',
  ),
  feelings: wordSet(`
    annoyed angry frustrated frustrating upset sad tired exhausted worried scared afraid anxious nervous desperate confused
    lost stressed stressful overwhelmed disappointed disappointing furious bored happy glad excited delighted curious impatient
    unhappy mad embarrassed lonely shocked surprised grateful thankful relieved busy sick ill hungry pleased sorry speechless
    annoying ridiculous terrible awful horrible great good bad expensive pricey costly steep`),
  manners: wordSet(
    'early late earlier later back tho though asap again anytime sometime whenever first instead directly up when after before at on',
  ),
  titles: wordSet('mr mrs ms miss dr prof family'),
  ofNames: wordSet(
    'wrong incorrect right correct misspelled misspelt spelled spelt missing private confidential secret',
  ),
  namedAfter: closingPattern('is my name, is the name, here'),
  salutations: wordSet('dear team hello hi hey everyone everybody folks guys sirs'),
  degrees: wordSet(
    'really very so totally extremely quite pretty bit little feeling feel getting still just absolutely completely rather too today now',
  ),
  messages: wordSet('message'),
  notes: wordSet('notes note comments remarks'),
  arranging: wordSet('make better best works work suits suit fit fits instead great ideal perfect free'),
  having: wordSet('have had got own use ive'),
  channels: wordSet('email emails mail phone call calls text texts whatsapp sms writing by via prefer'),
  goals: wordSet('goal aim interest objective'),
  requests: wordSet('request enquiry inquiry concern matter reason'),
  situations: wordSet('situation today'),
  presently: anywherePattern('at the moment, (right|just) now, currently, at present, so far, nowadays'),
  counting: wordSet('number count many scale'),
  dating: wordSet('date when arrival departure deadline start'),
  parties: wordSet('me myself us alone none nobody couple family pair both no'),
  times: wordSet(`
    today tonight tomorrow yesterday now soon asap immediately possible flexible anytime whenever later weekend weekends week weeks
    month months quarter year years fortnight spring summer autumn fall winter term easter christmas monday mondays tuesday tuesdays
    wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays mon tue wed thu fri sat sun
    morning mornings afternoon afternoons evening evenings noon midday any`),
  vagueTimes: wordSet('now possible later any'),
  beforeDate: wordSet('on the from until'),
}
