import { act } from '../../option_phrase.ts'

const start = '^[oh|ok|okay|well|so|and|but|hi|hello|hey]'
const someone =
  '[an|a|the|your|some|any|another] [real|actual|live|human|different] (human|person|someone|somebody|anyone|anybody|agent|representative|rep|operator|advisor|adviser|employee|colleague|staff|manager|supervisor|boss|reception|receptionist|team|people)'

/** What visitors do by talking: options such as "Just saying thanks". */
export const talk = [
  act(
    'affirm, affirmation, agree, agreement, confirm, confirmation, yes, approve, approval',
    `${start} (yes|yeah|yep|yup|yea|aye|sure|certainly|definitely|absolutely|of course|indeed|exactly|precisely|correct|right|true|agreed|totally)(?! not),
    ${start} (thats|that is|this is|its|it is|youre|you are) [absolutely|totally|exactly|quite|all] (right|correct|true|what i said|what i meant),
    (i|we) (confirm|agree), (i|we) (think|guess|believe|suppose|hope) so, ${start} it [surely|certainly|definitely|really] (is|does|was|did)$,
    ${start} (i|we) (do|did|am|are|have|would|will)$, please do, go ahead, by all means, sounds [about] right`,
  ),
  act(
    'deny, denial, disagree, disagreement, no, refuse, reject, decline',
    `${start} (no|nope|nah|never|negative|neither)(?! (idea|clue|problem|worries)), ${start} not (really|at all|exactly|quite|yet), (definitely|certainly|absolutely|surely|of course) not,
    ${start} (thats|that is|that was|this is|this was|its|it is|it was) not, ${start} (that|this|it) (isnt|aint|wasnt|doesnt|didnt),
    (i|we) (never|didnt|did not) (said|say|asked|ask|meant|mean|wanted|want|did|do|made|make|ordered|order), (i|we) (dont|do not) (want|need) (anything|any|that|it|this|to|a|the),
    (i|we) (disagree|refuse|decline), out of the question`,
  ),
  act(
    'dont know, do not know, not know, unsure, not sure, uncertain',
    `(i|we) [really|honestly|just|still] (dont|do not|didnt|cant|cannot|couldnt|could not) [really|actually|exactly|quite|even] (know|remember|recall|tell|say|figure|understand|be sure),
    not [really|quite|entirely|completely|too|totally|so] (sure|certain), unsure, no (idea|clue), dunno, idk, (i|we|ive|weve) [have|totally|completely] (forgot|forgotten), hard to (say|tell|know), who knows`,
  ),
  act(
    'acknowledge, acknowledgement, acknowledgment, understood, okay, ok',
    `^[oh|ah] (ok|okay|alright|all right|i see|got it|understood|i understand|makes sense|fair enough|noted|great|perfect|awesome|cool|fine|good|very well|really|i get it|all good|sounds good)(?! (morning|afternoon|evening|day|night|bye)),
    ^(thats|that is|that was|its|it is) [very|really|super|so] (great|good|fine|perfect|helpful|awesome|ok|okay|nice|clear|interesting)`,
  ),
  act(
    'greet, greeting, greetings, hello, hi, hey',
    '^[oh|well|yes] (hi|hello|hey|hiya|howdy|greetings|morning|good (morning|afternoon|evening|day)), nice to meet you',
  ),
  act(
    'thank, thanks, thank you, gratitude',
    'thank, thanks, thx, cheers, ty, (much|greatly|highly|really) appreciated, (i|we) [really] appreciate, grateful',
  ),
  act(
    'goodbye, bye, good bye, farewell, end call, end chat, end conversation, hang up',
    `bye, goodbye, cheerio, farewell, cya, ciao, good (bye|night), see (you|ya) [later|soon|around|tomorrow|then], take care, have a [very] (nice|good|great|lovely|wonderful) (day|evening|weekend|night|one|time), talk [to you] (later|soon),
    (thats|that is|that was|that will be|thatll be) (all|it|everything) [for now|for today|thanks|thank you|from me|i needed|i need], (im|i am|were|weare|we are) (done|finished|all set|leaving) [now|here|with this|then], (i|we) (have to|need to|must|should|gotta) (go|run|stop|leave) [now]$, hang up, catch you later, until next time`,
  ),
  act(
    'handoff, hand off, human, real person, human agent, speak human, speak person, speak agent, talk human, talk person, talk agent',
    `(talk|speak|chat|speaking|talking) [directly] (to|with) ${someone}, (give|get|find|send|transfer|connect|put|pass|hand) (me|us) [over|through] [to|with] ${someone}, (someone|somebody) else, (real|actual|live|human) (person|human|agent|being|operator), put me through, (customer|client) (service|support|care), front desk, call center, escalate`,
  ),
  act(
    'repeat, repetition, say again',
    `(say|repeat|tell|explain) [me] [that|it|this] [again|one more time|once more|another time]$, (say|repeat|tell|explain) .{1,20} (again|one more time|once more), (repeat|rephrase), come again, pardon, (what|how) (was|is) that [again]$, what did you [just] (say|mean), (didnt|did not|couldnt) (catch|hear|get) (that|you|it)`,
  ),
]
