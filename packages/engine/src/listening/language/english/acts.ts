import type { ActPhrases } from '../pack.ts'
import { anywherePattern } from '../phrases.ts'

export const acts: ActPhrases = {
  thanks: anywherePattern(
    '(?<!no )(thanks|thank you|thank u|thx|ty|cheers|ta), much appreciated, (really )?appreciate (it|that|your help)',
  ),
  feeling: anywherePattern(`
    (feel|feeling|felt) [so|a bit|really|quite|very|just|pretty|still] (alone|lost|sad|ashamed|overwhelmed|sick|ill|unwell|poorly|dizzy|rough|awful|terrible|horrible|anxious|down),
    (hurts|hurting|aching|aches) [a lot|so much|really|badly|whenever|when|all the time], in [a lot of|so much|constant] pain,
    ashamed, (im|i am|weare|we are|bit|so|really|very|quite|honestly|just|bloody) (scared|afraid|terrified|frightened|nervous|worried|anxious), (scared|afraid|terrified|frightened|nervous|worried) (of|about|tbh)`),
  complaint: anywherePattern(`
    (unacceptable|ridiculous|disgusting|disgraceful|outrageous|appalling|shocking|rip off|ripoff|scam|fuming|furious|angry|annoyed|frustrated|frustrating|disappointed|disappointing|complaint),
    not (acceptable|impressed|happy|good enough), fed up, had enough, (a|honestly a) joke, want my money back, waste of (time|money), complain about,
    (second|third|fourth|2nd|3rd|4th) (time|email|mail|call|message|letter), kept (me|us) waiting, (really|very|so|pretty) poor, still (silence|nothing), not what (i|we) pay, (let|letting) (me|us) down, still (not|no|hasnt|havent|isnt|doesnt|waiting), (late|wrong|broken|down) again, again this,
    (has|have|had)? ?never (arrived|came|showed|worked|got), nobody (came|called|answers|answered|replied|said|can|has), no one (came|called|answers|answered|replied|said|can|has), been waiting,
    (?<!(?:day|time|date|morning|afternoon|evening|week|month|that) )(doesnt|dont|didnt|isnt|does not|do not|did not|is not|wont|cant|cannot|stopped|not) (work|working|arrive|arriving|arive|load|loading|open|opening|start|starting|respond|responding|log|login),
    (crashes|crashed|crashing|freezes|frozen|fails|failed|failing|stuck|scratched|damaged|overcharged|locked out), (?<!(?:budget|name|number|phone|mail|email|date|time|day|that|this) )(is|are|was|came|arrived|its) (broken|damaged|missing|faulty|leaking|wrong),
    (died|passed away), i cry, end of my tether`),
  urgency: anywherePattern(`
    urgent, urgently, emergency, right (now|away) please, immediately, straight away please,
    smell of gas, (smell|smells) gas, gas leak, (water|pipe|ceiling|tap|boiler) [is] (leaking|coming|pouring|dripping|burst|flooding), burst pipe, flooding, on fire,
    bleeding, (hard|cant|cannot) [to] (swallow|breathe), unconscious, poisoned, not breathing, drowning, (nobody|no one) [here] can (log|work|get), locked myself out, ^help`),
  cancel: anywherePattern(`
    (need|want|have|like|wanna|going|got) to cancel, (please|just|can you|could you|pls) cancel, cancel (my|our|the|it|this), [i] cancel$, (terminate|end|close|delete) (my|our) (contract|subscription|membership|account|plan), call off (my|our)`),
  identity: anywherePattern(`
    (are you|are u|is this|is that|am i|r u) [actually|really|just|even] [talking|speaking|chatting|texting] [to|with] [an|a|some] [real|actual|live|automated] (bot|robot|chatbot|human|human being|person|machine|computer|ai|program|real|chatgpt),
    (an? )?(actual|real) (human|person) on the other end, (bot|robot|machine|computer|human|person) or (an? )?[real|actual] (bot|robot|machine|computer|human|person), or (just )?(a|some) (bot|robot|machine|computer), who (are you|is this|am i (talking|speaking|chatting) (to|with)), what are you$, (whats|what is) your name`),
  wantsPerson: anywherePattern(`
    (rather|want to|need to|like to|wanna) (talk|speak) (to|with) \\S+, (talk|speak) (it|this|things) (through|over) with, (can|could) \\S+ (ring|call|phone) (me|us), (talk|speak|chat) [directly] (to|with) [an|a|the|your|one of|some] [the|your] [real|live|actual|human] (human|person|someone|somebody|anyone|anybody|agent|representative|rep|operator|adviser|advisor|colleague|manager|mechanic|mechanics|staff|boss|owner|reception|team|people|doctor),
    (can|could|would|will|please|have|get|let) .{0,40} (call|ring|phone) (me|us), (call|ring|phone) (me|us) [back|please|tomorrow|today], (get|give) me [the|a|some] [real] (human|person|reception|manager|someone|somebody),
    (i|we) (want|need|prefer) (a|an|some) [real|actual|live] (human|person), not (with |to )?a (bot|robot|machine|computer), put me through, (human|real person|live agent)( please)?$, ^[hello|hi|hey] [so|is] (nobody|no one|noone) [even|really] (there|here|home)$`),
  wish: anywherePattern(
    '(can|could|would|will) (someone|somebody|anyone|one of|any of), (can|could|would|will) you [please|just|also|maybe|possibly|kindly] (book|reserve|send|call|ring|phone|come|arrange|schedule|help|quote|get|give|fix|sort|repair|pick|change|move|add|sign|put me|put us|set me|set us|note), (can|could|may) (i|we) [please|just|also] (book|reserve|order|arrange|make an|get an|have an|come in), any chance (of|you|someone)',
  ),
  wants: anywherePattern(`
    (need|needs|want|wants) (a|an|to|some|my|our|the|somebody|someone), (like|love|hoping|thinking|interested|looking) (to|of|in|for|about|into),
    (book|booking|reserve|appointment|quote|enrol|enroll|sign up|signing up|register|join|hire), come (out|round|over|and), look at (it|that|this)`),
}
