import type { InstructionForm } from '../language_pack.ts'

const please = '(?:please )?'
const negated = "(?:don't|do not|never) (?:include|use|digest|add|keep|read|mention|take)"
const things =
  '(?:(?:any|all|every)? ?(?:thing|facts?|content|information|info|statements?|sentences?|sections?|pages?|passages?|text|mentions?|details?)? ?(?:that is |that are )?(?:about|on|regarding|concerning|related to|relating to|from|under|to do with) )?'
const company =
  '(?:(?:the|our|this) )?(?:company|organi[sz]ation|firm|agency|business|studio|practice|shop|us|ourselves)'
const tier = '(?<tier>universal|situational)'
const topic = '(?<topic>offer|pricing|track[ _]record|method|people|practical)'
const form = (kind: InstructionForm['kind'], pattern: string): InstructionForm => ({
  kind,
  pattern: new RegExp(`^${please}${pattern}$`, 'iu'),
})

/** The first that fits is meant. */
export const instructions: readonly InstructionForm[] = [
  form(
    'only',
    `(?:ignore|leave out|skip|exclude|omit|drop) everything (?:except|but|other than|apart from)(?: for)? ${things}(?<about>.+)`,
  ),
  form('only', `(?:only|just) (?:(?:include|keep|use|take|digest|read) )?${things}(?<about>.+)`),
  form(
    'only',
    `(?:include|keep|use|take|digest|read|focus|concentrate) (?:only|just|nothing but)(?: on)? ${things}(?<about>.+)`,
  ),
  form('only', `(?:include|keep|use|take|digest|read) ${things}(?<about>.+) only`),
  form('only', `(?:limit|restrict)(?: (?:it|this|yourself|facts|knowledge))? to ${things}(?<about>.+)`),
  form(
    'leave_out',
    `(?:no|leave out|ignore|skip|exclude|omit|drop|disregard|${negated}|(?:keep |include |use )?nothing) ${things}(?<about>.+?)(?:,? (?:except|but not|other than|apart from)(?: for)? (?<except>.+))?`,
  ),
  form(
    'leave_out',
    `(?<about>.+) (?:should|must|can|are to|is to) be (?:left out|ignored|skipped|excluded|omitted)`,
  ),
  form('tier', `(?:treat|mark|consider|make|regard|classify|count) ${things}(?<about>.+?)(?: as)? ${tier}`),
  form('tier', `${things}(?<about>.+) (?:is|are|should be|must be|counts? as)(?: always)? ${tier}`),
  form(
    'topic',
    `(?:treat|mark|consider|file|sort|classify|count) ${things}(?<about>.+) (?:as|under|into) ${topic}`,
  ),
  form('name', `(?:say|write|use) (?<to>.+) (?:instead of|rather than|not) (?<from>.+)`),
  form('name', `instead of (?<from>.+?),? (?:say|write|use) (?<to>.+)`),
  form('name', `(?:replace|change) (?<from>.+) (?:with|by|to) (?<to>.+)`),
  form('name', `(?:always )?(?:call|name|refer to) ${company}(?: as)? (?<to>.+)`),
]
