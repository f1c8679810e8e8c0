import type { Replies } from '../pack.ts'
import { anywherePattern, openingPattern, wholePattern, wordSet } from '../phrases.ts'

const yes = `
  yes, yeah, yep, yup, yea, ya, ye, y, sure, certainly, definitely, absolutely, correct, right, exactly, indeed, affirmative,
  of course, thats [all] (right|correct|true|it), that is [all] (right|correct|true), thats (fine|good|ok|okay|great|perfect),
  that is (fine|good|ok|okay), [that|this|it] [one|all] (sounds|looks|seems) [very|really|pretty|so] (good|great|fine|perfect|nice|okay|ok|lovely|wonderful|interesting) [to me], (that|this|it) [one] (will|would|should|can|could) work, (that|this|it|thatll|itll) works [for me|great|fine|well|perfectly], thatll work, itll work, i like (that|it|this) [one], (that|this) is (great|perfect|good|fine|okay), ok, okay, fine, fine (by|with) me, im (fine|ok|okay|good) with (that|it),
  aye, yse, works for me, that works, i do, we do, i have, we have, it does, it is, i am, we are, i would, we would, i did, we did,
  i think so, i guess so, i believe so, why not, gladly, with pleasure, please do, go ahead, yes please, sure thing,
  all of it, true, fair enough, brilliant, lovely, ace, id (like|love) (that|to|one), that would be (great|good|nice|fine|perfect|lovely), true, already have, we already do, i already do, we already have, indeed, perfect, great, alright, all right, agreed, by all means, very much so, yes yes,
  [everything is|everythings] all (correct|right|there), everything is (correct|right|there)`
const no = `
  no, so no, im afraid not, i am afraid not, sadly not, unfortunately not, nope, nah, naw, na, no need, not necessary, not really, not yet, not at all, really not, still the same, no change, never, no way, no thanks, no thank you, negative, n, not [right] now, not [at] [the] [moment|present],
  not (that i know of|currently|today|anymore|so far|necessarily|exactly|particularly|this time), i dont, we dont, i do not, we do not, i havent, we havent, i have not, we have not,
  im not, i am not, weare not, we are not, it isnt, it is not, it doesnt, it does not, i wouldnt, i would not, i didnt, we didnt, i dont think so,
  i think not, of course not, certainly not, definitely not, absolutely not, none, neither, false, wrong, incorrect, thats (wrong|not right|not correct|incorrect),
  that is (wrong|not right|not correct|incorrect), (we|i) (dont|do not) have (one|any|that|it|those|anything), (we|i) have none, i (cant|cannot), we (cant|cannot), id rather not, better not, please dont, not for (now|me|us), (i|we) (dont|do not) (need|want) (one|any|that|it|those)`

/** "No, of course not": a no may stand before any other. */
const twice = (phrases: string) => `${phrases}, ${phrases.trim().replaceAll(/(^|,\s+)/g, '$1no ')}`

export const replies: Replies = {
  yes: wholePattern(yes),
  no: wholePattern(twice(no)),
  hears: openingPattern(
    'ok, okay, great, fine, perfect, brilliant, lovely, ace, alright, all right, right, thats (fine|good|ok|okay|great|perfect)',
  ),
  opensYes: openingPattern(
    `yes, yeah, yep, yup, aye, sure, certainly, definitely, absolutely, of course, indeed, exactly, correct, ok, okay, that would be (great|good|nice|fine|perfect), id (love|like) that, [that|this|it] [one|all] (sounds|looks|seems) [very|really|pretty] (good|great|fine|perfect|nice), (that|this|it) [will|would] (work|works), i like (that|it|this)`,
  ),
  opensNo:
    openingPattern(`no (i|we|its|it|this|that|thats|the|thanks|thank|sorry|not|im|there|you|can|please|make|actually|rather|my|our|just|only|lets), nope, nah, naw, not yet, not really, not at all, never, i dont think, we dont think, i do not, we do not, i dont, we dont,
    we havent, i havent, we have not, i have not, weare not, we are not, i am not, im not, it is not, its not, it isnt, certainly not, definitely not, unfortunately not, neither, none`),
  shrug: wholePattern('who knows, what else, why not, what do i know, how should i know, whatever'),
  dontKnow: anywherePattern(`
    (i|we) [really|honestly|just] (dont|do not|didnt) [really|actually|exactly] [yet] know, (im|i am|weare|we are) [really|still] not [really|quite|entirely|too|so] sure, not [quite|entirely|too|really] sure, no idea, no clue,
    (i|we) have no (idea|clue), dunno, idk, (im|i am|weare|we are) [still] (unsure|undecided), (havent|have not) [yet] (decided|thought about it|figured), hard to say, (id|i would|i will|ill|i) [have to|need to|would have to] (check|ask around|ask somebody|ask someone|look it up) [first],
    cant say [yet], cannot say, couldnt say, (not|isnt) [yet] (known|decided|clear) [yet], to be (decided|determined), tbd, still (open|unclear), your guess is as good as mine, who knows`),
  browsing: anywherePattern(
    'just (looking around|browsing|having a look|checking it out), just looking$, only looking$',
  ),
  dontCare: anywherePattern(`
    (i|we) [really] (dont|do not) [really] (care|mind), (doesnt|does not|dont) matter, [i|we] [have] no preference, [i|we] (dont|do not) have [a|any] [strong] (preference|preferences), no (preferences|particular preference|strong preference|special preference),
    any [of|one] [them] [would|will|is|works] (do|works|fine|ok|okay|good), (any|anything|anyone|whatever|whichever|either) [one|of them|of those] [is|works|will|would] [be] (fine|ok|okay|good|do|works|great|goes), whatever, whichever, anything goes, (im|i am|weare|we are) [pretty|quite|very] (flexible|easy|open|not picky|not fussy|indifferent),
    dont care, whenever, anytime, (i|we) have no preference, all the same [to me], up to you, you (choose|decide|pick), no (particular|special|specific), no matter, not (important|fussy|picky), makes no difference`),
  ratherNot: anywherePattern(`
    (id|i would|wed|we would) (rather|prefer) not, (rather|prefer) not [to] [say|tell|answer|share|disclose|give], skip [that|this|it] [one|question], skip, pass, next question, none of your business, (wont|will not|dont want to|do not want to|cant|cannot|not going to|not willing to|not comfortable) (say|tell|share|answer|disclose|give|sharing|telling|saying|answering) [you|that|this|it], thats (private|confidential|personal), that is (private|confidential|personal), no comment, lets (skip|leave) [that|this|it], leave [that|it|this] (out|blank|open), confidential, move on`),
  withholding: anywherePattern(
    'say, tell, answer, share, disclose, give, skip, pass, next question, private, confidential, personal, comment, leave, move on',
  ),
  goodbye: anywherePattern(`
    bye, goodbye, good bye, bye bye, ta ra, tata, toodle pip, (im|i am|weare|we are) off [now|then], (gonna|going to) (log off|head off|go now|be off), good night, ^night$, see (you|ya) [later|soon|tomorrow|around], cya, farewell, take care, have a (nice|good|great|lovely|wonderful) (day|evening|weekend|night|one|time|afternoon), thats (all|it|everything) [from me|for now|for today|i needed|i need|i wanted] [thanks|thank you],
    that is (all|it|everything) [for now|for today|i needed|i need|i wanted|from me], that (will|would) be all, thatll be all, ^(no )?nothing (else|more|further)( thanks| thank you| for now)?$, no more questions, no further questions, [i] [have] no other questions, (im|i am|weare|we are) (done|all set|good for now), all set, talk [to you] (later|soon), (i|we) (have to|need to|gotta|must) (go|run|leave) [now], until next time, catch you later, i have everything i need, ^((ok|okay|well|oh) )?(never mind|nevermind|forget it)( then)?( thanks| thank you)?$, (ill|i will|let me|need to|have to) think (about it|it over), sleep on it, that was all, that was it`),
  fillers: wordSet(`
    hi hello hey please pls thanks thank you thx ok okay so well um uh uhm hmm oh ah great perfect awesome cool nice good
    fine alright right sure yes yeah yep no nope sorry maybe perhaps probably actually just like really then anyway haha lol
    and but again to be honest i mean think guess suppose say lets let me see hm yup very much thats`),
  correction: anywherePattern(`
    i meant, (i|we) mean, meant to say, make (that|it), rather, sorry [i|its|it|no|my], correction, instead, (changed|change|changing) my mind, changed our mind,
    not .{1,30} but, on second thought, scratch that, let me correct, i was wrong, i misspoke, my mistake, my bad, typo, should (be|read|have been), wait [no], oops, that was wrong, thats wrong, that is wrong, better make, lets (say|make it), change (that|it|my .{1,30}) to, change (that|this|it)$, change (that|this|it) please, no longer, update my, switch to, (thats|that is|that was|its|it is) not (right|correct)`),
  reconsidering: anywherePattern(
    'actually, no, thinking about it, in fact, well, hang on, hold on, after all',
  ),
}
