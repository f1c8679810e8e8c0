import { anyQuestion, question } from '../../option_phrase.ts'

const start =
  '^[so|and|but|also|or|then|oh|now|yes|no|thanks|please] [ok|okay|well|hi|hello|hey|there|please|so|and]'
const subject =
  '(i|we|you|they|he|she|it|one|someone|people|my|our|your|the|this|that|these|those|there|a|an|any|all)'

/** What visitors ask: options such as "How it works" or "A question". */
export const questions = [
  question(
    'how, how do, how to, how works',
    `how (do|can|could|should|would|might|shall|must|may) (i|we|one|you|they|people|he|she|someone), how to, (what|which) (is|are|was|would be) the [best|easiest|right|correct|quickest] (way|procedure|process|steps|method), what (do|should|must|can) (i|we) [need|have] [to] do, (which|what) way, in what way`,
  ),
  question(
    'why',
    'why [dont|cant|cannot|isnt|arent|wont|doesnt|didnt|do not|can not|not], how come, (whats|what is|what was) the (reason|cause), for what reason, (whats|what is|what was) (going on|happening|the matter), how is (it|this|that) possible, what (caused|causes)',
  ),
  question(
    'when, what time',
    `(what|which) [exact] (time|times|day|date|hour|hours|month|year), when (do|does|did|will|would|is|are|was|were|can|could|should|am|exactly|has|have), when$, (tell|know|ask|wonder|wondering|check) [me|us] when, (opening|working|business|visiting|office) (hours|times), timetable, (exact|precise|arrival|departure|opening|closing|start|end) (time|date), what .{1,20} time, how (soon|early|late)`,
  ),
  question(
    'how much, how many',
    `how (much|many)(?! (time|days|weeks|months|years|hours|minutes|longer)), price, prices, cost, costs, pricing, tariff, (exact|total|whole|full) (amount|sum|number), what (amount|number|sum|rate), (whats|what is|what was|what are|check|tell me|show me) [my|the|your|our] [total|current|exact] (amount|total|sum)`,
  ),
  question(
    'how long, how much time',
    'how (long|much time), how many (days|weeks|months|years|hours|minutes), (what|whats) [is|was] the duration, how (fast|quickly)',
  ),
  anyQuestion(
    'ask, question, questions, enquiry, inquiry, info, information, request info, request information, ask question, general question, general enquiry, general inquiry, learn more, find out more',
    `${start} (is|are|was|were|does|did|has|will|am|isnt|arent|doesnt), ${start} (do|have|would|should|may|must) ${subject}, ${start} (can|could) (they|he|she|it|one|people|my|our|your|the|this|that|these|those),
    ${start} (can|could|may) (i|we)(?! (get|have|make|set|change|cancel|transfer|send|talk|speak|order|open|extend|modify|update|upgrade|increase|reserve|schedule)), (can|could|would|will) you [please|also|just] (tell|explain|show|give|list|describe|provide|say|let|help|inform),
    ${start} [for|with|in|at|on|from|to] (which|where|wheres|who|whos|whom|whose|what|whats), how (does|do|did) .{1,40} work, ^any (chance|idea|way|option|options|possibility|info|information),
    is (it|there) (possible|allowed|ok|okay|any|a), (info|information|details) (on|about|for|regarding|of|would|please), (tell|inform|show|give|send|read) (me|us) (about|more|the|all|your|my|some|a list|what|which|if|whether|from|everything|how), (please|^) (show|list|display) (me|us|my|all|them|the|everything|it),
    (want|wanted|like|need|wondering|wonder|wondered|love) [to] (know|ask|find out|learn|hear|check|see|if|whether|understand|enquire|inquire), (check|see) (if|whether|which|what), ${start} (check|look up),
    (got|have|had|ive) [got] (a|one|some|another|few) [quick|couple of] (question|questions), question about, enquire, inquire, curious about, interested in, (hear|learn) (about|more), help (with|on|in), what about`,
  ),
]
