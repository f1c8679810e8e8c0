import { functionWords } from '../../../knowledge/language/english/words.ts'
import type { SentenceForms } from '../pack.ts'
import { anywherePattern, closingPattern, openingPattern, wordSet } from '../phrases.ts'

const done = `
  find, get, book, reserve, give, show, make, buy, search, play, schedule, arrange, order, look, send, sign, rent, recommend, suggest,
  check, transfer, set up, put, call, cast, change, do it, do this, do that, start, pick, see if`
  .trim()
  .replaceAll(/,\s+/g, '|')

const personal = {
  isPersonal: true,
  defining: wordSet('name fullname firstname lastname surname vorname nachname'),
  besides: wordSet(
    'full first last your visitor contact person customer client guest patient member voller gast kunde kunden patienten teilnehmer kontakt ansprechpartner',
  ),
} as const
const corporate = {
  defining: wordSet(
    'company organization organisation firm employer business firma unternehmen betrieb arbeitgeber',
  ),
  besides: wordSet('name your visitor customer client'),
}

const reminder = `
  (as|like) (i|we) [already|just] (said|told you|mentioned|wrote) [before|already|above|earlier], (i|we) [already|just|did] (told you|told u|said so|wrote that|said that|mentioned that|mentioned it) [already|before|above],
  (i|we) already (said|wrote|mentioned) [that|it|this], (ive|i have|weve|we have) [already|just] (said|told you|written|mentioned|typed) [that|it|this] [already|before],
  i just (said|wrote|typed|mentioned) [that|it|this], [its|it is|is|thats] [already|right|just] (up there|there already|right there|written there|written above|written down there), i [just|already|only] asked$`

export const sentences: SentenceForms = {
  reminding: { opening: openingPattern(reminder), closing: closingPattern(reminder) },
  question: openingPattern(`
    [so|and|but|also|ok|okay|well|then|oh|now] (what(?! an? )|whats|whatre|how|hows|when|whens|where|wheres|which|who|whos|whose|whom|why|whys|wich|wat|waht|hwo|wehn),
    [so|and|but|also|ok|okay|well|then|oh|now] (do|does|did|dont|doesnt|didnt) (you|u|i|we|they|he|she|it|your|the|this|that|these|those|people|any|all|anyone|someone),
    [so|and|but|also|ok|okay|well|then|oh|now] (is|are|was|were|isnt|arent|wasnt|werent) (you|i|we|they|he|she|it|your|the|this|that|these|those|there|any|my|our|all|anyone|someone|an|a),
    [so|and|but|also|ok|okay|well|then|oh|now] (can|could|will|would|should|may|might|must|shall|cant|couldnt|wont|wouldnt|shouldnt) (you|u|i|we|a|an|they|he|she|it|your|the|this|that|these|those|there|my|our|someone|somebody|anyone|people|one),
    [so|and|but|also|ok|okay|well|then|oh|now] (have|has|had|havent|hasnt) (you|they|he|she|it|your|anyone),
    [no|nope|sorry] i (mean|meant) (what|how|when|where|which|who|whose|why|do you|does|is the|are you|can i), (and|but) (if|when) (i|we|you|it|they|he|she|my|our|the|somebody|someone) \\S+,
    (are|is|does|did|can) (?!(fine|ok|okay|good|great|do|be)(?!\\S))\\S+ \\S+ \\S+, (is|are) \\S+ (included|inclusive|extra|free|possible|allowed|available|open|closed|needed|required|necessary|ok|okay|provided|refundable|covered|safe|vegan|vegetarian|full), (til|till|until|since) when, anything (cheaper|smaller|bigger|earlier|later|sooner|closer),
    [the|your] [postal|email|phone|opening|full|street] (address|number|hours|menu|directions) (please|pls), anything off, how(can|do|much|long|many) \\S+, am i, any (chance|idea|way) [that|of|if|to|you], is [it] possible, [have you] got any, anywhere (to|that|i|we|they|you|near),
    any (deal|deals|discount|discounts|reduction|reductions|offers|availability|rooms|places|spaces)`),
  running: openingPattern(`
    (what|how|when|where|which|who|why) (would|will|do|does|did|can|could|should|much|many|long|often|far|old|til|till|until), what happens,
    (can|could|will|would|should|do|does|did|are) (you|u|he|she|they|someone|somebody|anyone) \\S+, (can|could|will|would|should|do|am) (i|we) \\S+,
    (can|could|will|would|should|does|did|is) (it|there) \\S+, is (that|this|it) (a problem|ok|okay|fine|possible|allowed|included|enough|alright)`),
  notBeforeRunning: wordSet(`
    i we you he she it they to who which what how when where why as than like not dont can could will would should
    must might may know sure idea wonder wondering tell remember understand see depends matter explain ask say thing all
    please just lets never`),
  subordinates: false,
  subordinating: new Set(),
  afterPause: openingPattern('do (?!not(?!\\S))\\S+ \\S+'),
  keywords:
    /^(?:price|prices|cost|costs) (?!is\b|was\b|are\b|were\b)\S+|^(?!.*\b(?:i|we|our|my|is|are|its|about)\b)(?!(?:reduce|lower|cut|save|improve|increase|get|find|fair|good|better|best|low|cheap)\b)(?:\S+ ){2,5}(?:price|prices|cost|costs|fee|fees|hours|times)$/u,
  request: openingPattern(`
    [so|and|but|also|ok|okay|well|then|now] (can|could|will|would) (you|i|we) [please|also|just|maybe|possibly|kindly] [please|also|just|maybe|possibly] [help me|help us|help] [to] (${done}|have|want|need|like),
    [so|and|but] would it be possible to, may (i|we) (get|have|book|reserve|order),
    [so|and|but|ok|okay] how about`),
  inverted: openingPattern(
    '(am|are|is|isnt|arent|do|does|did|dont|doesnt|can|could|will|would|was|were|should|has|have|may|must|shall|any)',
  ),
  indirect: anywherePattern(`
    (i|we) [would|d|just] [also] (like|love|want|need|wanted) to (know|ask|hear), (id|wed) [also] (like|love) to (know|ask|hear),
    (i|we) [just|already|only] (asked|was asking|were asking) [you] (if|whether|what|when|where|how|who|which|why), (i|we) (wonder|wondered), (i|we) (was|am|were|are) wondering, im wondering, (show|give) (me|us) (the|your|all|everything|some|a list), ^[please] show (everything|all|the|your), (tell|inform) (me|us) [more] (about|if|whether|how|what|when|where|why|which|who), (can|could) (you|u) [please] (tell|explain|say|let), (explain|describe) (how|what|why|when|to me|the|your), let (me|us) know (if|whether|how|what|when|where|why|which|who), (i|we) (dont|do not) (know|understand) (if|whether|how|what|when|where|why|which|who) (you|your),
    (i|we) have a question about, my question is, curious (about|if|whether|how|what)`),
  tag: /^(?:\S+ ){2,14}(?:(?<!(?:the|on|all) )right|correct|or not|isnt it|arent they|dont you|doesnt it)$/u,
  elliptic: openingPattern(
    'and, what about, how about, or, also, what if, and what about, and how about, but what about, or for, and for, and in, and on, and with',
  ),
  asking: wordSet(`
    cost costs price prices pricing much many long take takes last lasts duration expensive cheap offer offers have has do does
    did doing done get gets work works mean means happen happens possible available include includes included need needs want
    know tell explain say think see like find give make use using it that this they them one ones there here time times
    often soon fast early late far big large old open opening hours close closed closing about what how when where who why
    which exactly usually actually also really still maybe please thanks more else again any some all both other others
    same different difference discount discounts enough sufficient charge charges charged spend spent pay usually`),
  conditional: wordSet('if unless'),
  wondering: wordSet(
    'know wonder wondering wondered sure certain see check ask asking tell remember unsure idea',
  ),
  addressing: wordSet('you your yours youre'),
  hypothetical: anywherePattern(`
    ^[and|but|so|even|only|well] if (i|we|you|he|she|they|someone|somebody|anyone|it|my|our|the|a|there),
    if (i|we|you|he|she|they|someone|somebody|anyone|it|my|our|the|a|there) [really|ever|only] (had|were|was|would|could|wanted|spent|paid|took|chose|went|needed|gave|said|booked|got|did|bought), (?<!(?:i|we) )(suppose|assume), (supposing|assuming|imagine|let us say|lets assume|lets imagine|hypothetically|theoretically|in theory), for (example|instance), eg, e g, say someone, in case (we|i|you), what if, would (have been|have had), (a friend|my friend|some people|others|other companies|someone else|competitors|my neighbor|my neighbour|the article|the website|your website|your site|the email|the brochure) [of mine] (has|have|had|said|says|say|told|wrote|pays|paid|spent|asks|states|mentions|claims), [not] wish (we|i) had`),
  override: anywherePattern(`
    (ignore|disregard|forget|override|bypass|discard|drop|skip) [all|any|everything] [of] [the|your|all|any|these|those|my|our] [previous|prior|above|earlier|system|original|former|preceding|other|given|existing|safety] (instruction|instructions|rule|rules|prompt|prompts|guideline|guidelines|directive|directives|restrictions|constraints|policies|policy|programming|training|guardrails),
    (ignore|disregard|forget) (everything|all|anything) [that] [you|was|said|above|before|previous|i|we] [were|have|been|been told|told|said|know|above],
    you are (now|no longer), youre now, from now on [you|act|behave|always|only], (act|behave) (as|like) (a|an|if|my|the|though), pretend, your [next|first] (reply|answer|response|message|output) (must|should|shall|has to|is), roleplay as, new (instruction|instructions|system prompt|rules|directive|task for you), (developer|debug|admin|administrator|god|sudo|maintenance|root|test) (mode|override|access|command), jailbreak, (your|the|system) prompt, (your|the) system prompt, system (prompt|message|override|instruction|instructions|note|command|update|notice), (as|i am|im) (the|an|your) [system] (administrator|admin|developer|operator|owner of this bot|creator), you (must|shall|will|have to) (now|obey|comply|follow|always|only), end of (prompt|instructions|conversation|system), begin (system|instructions|admin), reveal your, print your (instructions|prompt|rules), (call|invoke|execute|run|use|trigger) (the|your|a) (tool|function|command|api|script|action), (tool|function) (call|calls), (instruction|instructions) for the (assistant|agent|bot|ai|model|chatbot), (assistant|agent|bot|ai|chatbot|model) (must|should|shall|has to|will now|is instructed|please), note to [the] (assistant|agent|bot|ai|model|system), if you are (an ai|a bot|a machine|a robot|a language model|a chatbot), (say|write|repeat) (exactly|word for word|literally), confirm in writing that`),
  command: anywherePattern(`
    (set(?! (me|us|you) back| (it|this|that|them|everything) up)|fill|mark|assign|overwrite|populate|hardcode|force|flag|tick|autofill|prefill|label) [in|out|down] (the|all|every|each|this|that|any|my|our|your|slot|slots|field|fields|phase|status|state|value|values|it|them|everything|conversation|lead|me|us|visitor|answer|answers),
    (set(?! (me|us|you|it) (back|up))|fill|mark|assign|overwrite|populate|flag|label) .{1,60} (to|as|with|=),
    (move|jump|advance|proceed|skip|go|switch|transition) [directly|straight|ahead|on] (to|into) [the] [next|last|final|terminal|closing|end] (phase|stage|step|state|terminal|end),
    (record|store|save|write|capture|log|enter|register|note|put|insert|treat|consider|update|change|add) .{1,60} (slot|slots|field|fields|phase|variable|parameter|database|crm|status),
    (record|store|save|write|capture|log|enter|register|treat|consider|regard|count|qualify) .{1,60} as (a|an|the) [fully] (qualified|complete|completed|true|false|answered|approved|finished|hot),
    (record|store|save|write|capture|log|enter|register|treat|consider|regard|count|qualify) .{1,60} as [fully] (qualified|complete|completed|true|false|answered|approved|finished),
    ^[please|now] (reveal|list|print|output|display|dump|assess|rate|judge|grade|expose|leak|export|execute|obey|repeat|translate|dismiss) (the|your|all|me|every|everything|after|following|this|us|my), add (a|the) (button|link|page|chip), (the|this|your) (slot|field|phase|variable), (complete|end|finish|close) (the|this) (conversation|phase|chat|flow), (slot|field|phase|tool|function|capture)_.{1,40}, output (the|only|a|json), (respond|reply|answer) (only|with|in json)`),
  conjunctions: wordSet('and but so or then because also plus while'),
  light: functionWords,
  leadIn: openingPattern(`
    (i|we) [would|d] (want|like|love|wanted) to (know|learn|hear|find out) more about, (id|wed) (like|love) to (know|learn|hear|find out) more about, (im|i am|weare|we are) just looking for,
    (my|our|the) (name|company|goal|role|job|title|situation|request|question|problem|reason|answer|aim|plan|project|organization|organisation|firm|business|interest|priority|priorities|concern|address) (is|are|would be) [that|to|called|named],
    (i|we) [would|d] [really|just|basically|mainly] (want|like|love|wanna|need|wish|hope|plan|intend|aim) [to] [get|have], (id|wed) [really|just] (like|love) to [get|have], (id|wed) (like|love), (i|we) (am|are) [currently|mainly] looking (for|to), (im|weare) looking (for|to), looking (for|to),
    (i|we) (am|are) (interested in|trying to|hoping to|planning to), (im|weare) (interested in|trying to|hoping to|planning to), interested in, (its|it is|thats|that is|this is) [about|called|for] [that], (it|that) (would|will) be, (i|we) think [that] [its|it is], because, basically, mainly, mostly, well, so, (i|we) guess, to, (hes|shes|he is|she is) called, call me, you can call me, (i|we) (am|are) (called|named|here for|here because|here to), im (called|here for|here to|here because), i go by, the name is, name, just`),
  names: [
    {
      ...personal,
      opens: anywherePattern(
        'my [full|first|last] name is [just|only|actually], [my] names, my names, i am called, im called, i go by, (?<!(his|her|their|wifes|husbands|dogs|cats|sons|daughters|companys|company) )name is',
      ),
      unmistakable: true,
      small: true,
    },
    { ...personal, opens: openingPattern('[you can|just|but|and|so|please] call me'), unmistakable: true },
    {
      ...personal,
      opens: anywherePattern('i said, (hes|shes|he is|she is) called, (his|her) name is'),
      unmistakable: false,
    },
    {
      ...personal,
      opens: openingPattern('[hi|hello|hey|and|so|btw|well] (im|i am)'),
      unmistakable: false,
      beside: 'small',
    },
    { ...personal, opens: openingPattern('[hi|hello|hey] (this is|its|it is)'), unmistakable: false },
    {
      ...corporate,
      opens: anywherePattern(`
        (i|we) work (for|at|with), [our|my|the] (company|firm|organization|organisation|business|employer) is [called|named], (i|we) (represent|run|own|founded) [a company called|the company], (i|we) (am|are) (from|with) [the company], im (from|with) [the company], on behalf of, employed (at|by)`),
      unmistakable: true,
    },
    {
      ...corporate,
      opens: openingPattern(
        '(weare|we are|its|it is|this is) [called|from|at|with], (im|i am) (from|at|with), from, at, called',
      ),
      unmistakable: false,
    },
  ],
  greeting: openingPattern(
    'hi, hello, hey, hi there, hello there, good (morning|afternoon|evening|day), dear (sir|madam|team|all)',
  ),
  remark: openingPattern(`
    (your|this|the) (website|site|page|homepage|chat|bot|chatbot) (is|looks|seems) [really|so|very|just|quite|pretty|such] [a|an] (joke|ugly|nice|great|cool|beautiful|awful|terrible|horrible|lovely|pretty|funny|mess|disaster),
    (nice|cool|great|lovely|ugly|terrible|awful|funny|beautiful) (website|site|page|homepage|chat|bot|chatbot|weather), what do you think$, [hi|hello|hey] (i|we) have [got] a (problem|question|request)$, [hi|hello|hey] ive [got] a (problem|question|request)$, all good [with you|over there]$`),
  wantsMore: openingPattern(
    '[hi|hello|hey] (i|we) [would|d] (want|like|love|wanted) to (know|learn|hear|find out) more about, [hi|hello|hey] (id|wed) (like|love) to (know|learn|hear|find out) more about',
  ),
  modifying: wordSet('pricing price opening'),
}
