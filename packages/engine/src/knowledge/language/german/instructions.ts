import type { InstructionForm } from '../language_pack.ts'

const please = '(?:bitte )?'
const things =
  '(?:(?:alles|alle|aussagen|fakten|inhalte?|informationen|angaben|abschnitte|seiten|texte)?(?: ?,? ?was mit)? ?(?:über|zu|zum|zur|zum thema|rund um|von|aus) )?'
const company =
  '(?:die firma|das unternehmen|unsere firma|unser unternehmen|den betrieb|die agentur|die praxis|das studio|uns)'
const tier = '(?<tier>universell|situativ|universal|situational)'
const topic = '(?<topic>angebot|preise?|referenz(?:en)?|methode|menschen|personen|praktisches)'
const form = (kind: InstructionForm['kind'], pattern: string): InstructionForm => ({
  kind,
  pattern: new RegExp(`^${please}${pattern}$`, 'iu'),
})

/** The first that fits is meant. */
export const instructions: readonly InstructionForm[] = [
  form(
    'only',
    `(?:ignorier(?:e|en sie)|überspring(?:e|en sie)) alles (?:außer|bis auf) ${things}(?<about>.+)`,
  ),
  form('only', `(?:lass(?:e|en sie)?) alles (?:außer|bis auf) ${things}(?<about>.+) (?:weg|aus)`),
  form(
    'only',
    `(?:nur|ausschließlich) ${things}(?<about>.+?)(?: (?:aufnehmen|übernehmen|verwenden|behalten|berücksichtigen|lesen))?`,
  ),
  form(
    'only',
    `(?:nimm|nehmen sie|verwend(?:e|en sie)|behalt(?:e|en sie)|übernimm|übernehmen sie|berücksichtig(?:e|en sie)) (?:nur|ausschließlich) ${things}(?<about>.+?)(?: auf)?`,
  ),
  form('only', `(?:beschränk(?:e|en sie) (?:dich|sich) auf) ${things}(?<about>.+)`),
  form(
    'leave_out',
    `lass(?:e|en sie)? ${things}(?<about>.+?)(?:,? (?:außer|bis auf) (?<except>.+))? (?:weg|aus)`,
  ),
  form(
    'leave_out',
    `(?:ignorier(?:e|en sie)|überspring(?:e|en sie)|vermeid(?:e|en sie)|keine|ohne|nichts) ${things}(?<about>.+?)(?:,? (?:außer|bis auf) (?<except>.+))?`,
  ),
  form(
    'leave_out',
    `(?:nimm|nehmen sie|verwend(?:e|en sie)|übernimm|übernehmen sie) (?:keine|nichts) ${things}(?<about>.+?)(?: auf)?`,
  ),
  form(
    'leave_out',
    `${things}(?<about>.+) (?:weglassen|auslassen|ignorieren|überspringen|nicht aufnehmen|nicht übernehmen|nicht verwenden)`,
  ),
  form(
    'tier',
    `(?:behandl(?:e|en sie)|betracht(?:e|en sie)|markier(?:e|en sie)|werte|werten sie) ${things}(?<about>.+?) als ${tier}`,
  ),
  form('tier', `${things}(?<about>.+) (?:ist|sind|gelten als|gilt als)(?: immer)? ${tier}`),
  form(
    'topic',
    `(?:behandl(?:e|en sie)|ordne|ordnen sie|betracht(?:e|en sie)) ${things}(?<about>.+?) (?:als|unter) ${topic}(?: ein)?`,
  ),
  form(
    'name',
    `(?:sag|sage|sagen sie|schreib|schreibe|schreiben sie|verwend(?:e|en sie)) (?:statt|anstatt|anstelle von) (?<from>"[^"]+"|\\S+?),? (?<to>.+)`,
  ),
  form(
    'name',
    `(?:sag|sage|sagen sie|schreib|schreibe|schreiben sie|verwend(?:e|en sie)) (?<to>.+) (?:statt|anstatt|anstelle von|und nicht) (?<from>.+)`,
  ),
  form('name', `ersetz(?:e|en sie) (?<from>.+) durch (?<to>.+)`),
  form('name', `(?:nenn|nenne|nennen sie) ${company} (?:immer )?(?<to>.+)`),
]
