import type { ActPhrases } from '../pack.ts'
import { anywherePattern } from '../phrases.ts'

export const acts: ActPhrases = {
  callMe: anywherePattern(
    '(ring|phone) (me|us) (up|back|on|at|after|before|today|tomorrow|tonight|please|when|any), (ring|phone) (me|us)$, call (me|us) (back|on|at|after|before|today|tomorrow|tonight|please|when|any), (just|please|then) call me$, give (me|us) a (call|ring|bell)',
  ),
  outside:
    /\b(?:jobs?|works? for you|working for you|vacanc|hiring|hire|career|opening|apply|applied|applicant|application|cvs?|resume|intern|internship|apprentice|trainee|placement|graduate|thesis|dissertation|survey|school project|journalist|interview|article|press|podcast|newspaper|radio|supplier|supply|wholesale|sell|selling|seo|backlink|sponsor|donat|recruit|candidate|cooperat|collaborat|partnership|pitch|advertis|our (?:product|company offers|services))/u,
  noPerson: anywherePattern(
    '(dont|do not|didnt|did not|no) (need|want) [to] [talk|speak] [to|with] [a|an|any|another|your] [real|human] (person|human|agent|callback|call|somebody|someone|anybody|anyone), no need (to call|to ring|for a call|for a callback), (dont|do not|not) (call|ring|phone) (me|us), no (calls|call|phone calls), not by phone, (wont|will not|dont want to|do not want to|not going to|rather not) (give|share|leave) .{0,20}(email|mail|number|phone|address), (ill|i will|well|we will|i can|ill just) [just|then|try to] (call|ring|phone) [you|them|there|in|up|later|tomorrow]',
  ),
  wish: anywherePattern(
    '(can|could|would|will) (someone|somebody|anyone|one of|any of), (can|could|would|will) you [please|just|also|maybe|possibly|kindly] (book|reserve|send|call|ring|phone|come|arrange|schedule|help|quote|get|give|fix|sort|repair|pick|change|move|add|sign|put me|put us|set me|set us|note), (can|could|may) (i|we) [please|just|also] (book|reserve|order|arrange|make an|get a|get an|have a|have an|come in|come by), (can|could|may) (i|we) [please|just|also] (bring|drop) (it|them|him|her|this), any chance (of|you|someone)',
  ),
  wants: anywherePattern(`
    (need|needs|want|wants) (a|an|to|some|my|our|the|somebody|someone), wanna, (would|id) (like|love) (a|an|the|some|my|our), (like|love|hoping|thinking|interested|looking) (to|of|in|for|about|into),
    (book|booking|reserve|appointment|quote|enrol|enroll|sign up|signing up|register|join|hire), come (out|round|over|and), look at (it|that|this)`),
}
