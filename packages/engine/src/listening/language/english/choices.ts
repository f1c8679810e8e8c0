import type { ChoiceWords } from '../pack.ts'
import { anywherePattern, closingPattern, lines, openingPattern, wholePattern, wordSet } from '../phrases.ts'

export const choices: ChoiceWords = {
  negations: wordSet(
    `not no dont doesnt didnt isnt arent wasnt wont without never neither nor cant cannot havent hasnt except besides
    excluding excludes wouldnt none avoid hate dislike forget drop scratch`,
  ),
  agreeing: wordSet('mind matter only'),
  definite: wordSet('the a an of on in at by just only'),
  negationEnds: wordSet('but instead rather however though only just'),
  negatedAfter: openingPattern(
    '[by|per] [is|are|was] (not|isnt|arent|doesnt|dont|wont|wouldnt|cant|out of|excluded|no longer|does not|do not|will not|would not|never|not an option|impossible), (stays|is staying|will stay) [this time] (at home|home|behind|with), (is|are|comes) [only|just|really|rather|pretty] (secondary|second|less important|unimportant|not important|irrelevant), (is|are|was|were) [really|now] (out|off|no good|no use|bad for me|bad|too busy|hectic), (is|are|was|were) [really|a bit] too (much|many|early|late|often|long), (is|are|was|were) (difficult|tricky|awkward|hard), i (can never|cant) be sure',
  ),
  negatedLater: openingPattern(
    '(that|it|so that) (doesnt|does not|wont|will not|cant|cannot) (work|do), so (no|not) (that|then), thats (no good|out)',
  ),
  negatedBefore: closingPattern('(instead of|rather than|than) [the|a|an|my|our|on|in|by]'),
  except: wordSet('except besides excluding'),
  all: anywherePattern(
    'all (them|these|those|the above|options|days|three|four|five|six|seven), all of (them|these|those|it|the above), everything, every one, each of them, any of (them|these|those), any day, every day, the whole lot, whole thing, ^all$, the lot, anything but, everything but, all but',
  ),
  both: anywherePattern('both'),
  open: wholePattern(`
    unknown, not known [yet], open, any, anything, flexible, undecided, not (sure|decided) [yet], unsure, no preference, dont know, dont care,
    does not matter, doesnt matter, not applicable, na, n a, tbd, to be (decided|determined|defined), i dont know [yet], i do not know [yet], not yet (known|decided|clear), (im|i am) not sure [yet], whatever, either, no idea, any of them, still open, prefer not to say, unspecified`),
  nothing: wordSet('none no without nothing zero 0 never'),
  noneOf: openingPattern(
    '[no|nope|nah|sorry|erm|um|well|actually] (none|nothing|neither|not any|nothin) of (these|those|them|that|the above|it|your options|the options), [no|nope] (neither|none of the above)',
  ),
  otherThing: wholePattern('other, others, something else, anything else, another matter, other reason'),
  wish: anywherePattern(
    '(i|we|id|wed|ill|well) [would|d|will|really|also|just] (want|like|love|need|prefer|appreciate|wish), id like, please, would be (nice|great|good|fine|okay|ok), (can|could|may|should) (you|someone|somebody|i|we), is fine, works, feel free, you may, you can',
  ),
  adding: anywherePattern(
    'also, and also, too, as well, additionally, in addition, plus, add, another, on top',
  ),
  only: closingPattern('(only|just) [on|at|the|in|by]'),
  ordinals: lines(`
    first, 1st, former
    second, 2nd
    third, 3rd
    fourth, 4th
    fifth, 5th`),
  last: wordSet('last latter final'),
  optionWords: wordSet('one option choice of'),
  pointing: wordSet('this next last'),
  elsewhere: wordSet('since until till how'),
  recurring: wordSet('every each'),
  everyday: wordSet(`
    worked working fixed sorted now today later soon open other others new used first second last next time day days week weeks month months quarter year years
    call calls ring mobile online remote search free standard normal regular ordinary medium average big large small little
    small huge long longer fast quick quickly help support advice business price prices cost costs quality site store shop
    app application band game match research information suggest advise visit mail email direct change changes bed beds
    bath car auto history nature pool share sharing right ages personally yes no maybe some more less good none team teams
    night zoom phone number account accounts job work works eventually home house test basic premium full part google facebook instagram`),
  vague: wordSet('something anything somehow someone'),
  self: wordSet('i im id ill ive myself we weare wed weve'),
  selfSaying: closingPattern('(im|i am|weare|we are) [just|only|actually] [a|an|the|their|his|her]'),
  others: wordSet(
    'he she they boss manager ceo cfo director board owner wife husband partner team colleague management',
  ),
  slotWords: wordSet(`
    is has have had are was does do did can may might should would will wants want wanted needs need likes like got allow allowed
    number num count amount type kind category of the a an for to in on at with and or be been name flag boolean whether your
    you we us our my their his her its it this that get gets user visitor visitors option options available good total how many what
    when which who where already any preferred preference desired requested value there ever`),
}
