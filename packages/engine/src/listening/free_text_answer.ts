import type { Cue } from './cues/cue.ts'
import { cueOf } from './cues/cue_of.ts'
import { isFeeling } from './feelings.ts'
import { classifyIntent } from './intents/classify_intent.ts'
import { hasIntent } from './intents/has_intent.ts'
import { isNamedAs } from './is_named_as.ts'
import { isRejection } from './is_rejection.ts'
import type { ListeningPack } from './language/index.ts'
import { asksForCompany, asksForName } from './mentions/name_mentions.ts'
import { hasPhoneNumber } from './mentions/phone_mentions.ts'
import { holdsDate, holdsTime, textKind } from './mentions/typed_text.ts'
import { isOutsider } from './outsider.ts'
import type { ParsedMessage } from './parsed_message.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import type { Reply } from './sentences/replies.ts'
import { isReminder, type TokenRun, tokenRun } from './sentences/sentences.ts'
import type { Token } from './sentences/tokens.ts'

/**
 * An answer in the visitor's own words: the sentences that inform, without those that ask, agree or greet, without the
 * clauses at their edges that answer something else, and without what only leads up to it.
 */
export function freeTextAnswer(parsed: ParsedMessage, taken: ReadonlySet<number>): readonly Token[] | null {
  const { pack } = parsed
  // "The 6th, not the 5th" corrects what the visitor said.
  if (!/\d/.test(parsed.input.message) && isRejection(parsed)) return null
  const runs: Token[][] = [[]]
  parsed.sentences.forEach((sentence, at) => {
    const isAnswer = canBeAnswer(parsed, sentence, at, taken) && !belongsToQuestion(parsed, at)
    const run = runs.at(-1)!
    const isWish = run.length === 0 && asksOpenly(parsed)
    const kept = isAnswer ? informing(sentence, taken, parsed, isWish) : []
    // What was left out in between must not come back as part of the quotation.
    if (kept[0] !== undefined && follows(parsed, run, kept[0])) run.push(...kept)
    else runs.push(kept)
  })
  const isDate = parsed.asked !== null && textKind(parsed.asked) === 'date'
  const dated = isDate ? runs.filter((run) => holdsTime(run, pack)) : []
  const longest = longestOf(dated.length > 0 ? dated : runs)
  const tokens = withoutLeadIn(longest, pack)
  return tokens.some(({ word }) => !pack.replies.fillers.has(word)) ? tokens : null
}

const longestOf = (runs: readonly (readonly Token[])[]): readonly Token[] =>
  runs.reduce((one, other) => (other.length > one.length ? other : one))

/** Directly, or after no more than "I think". */
function follows({ tokens, pack }: ParsedMessage, run: readonly Token[], next: Token): boolean {
  const last = run.at(-1)
  return (
    last !== undefined &&
    tokens.slice(last.at + 1, next.at).every(({ word }) => pack.replies.fillers.has(word))
  )
}

/** "Do you take dogs? We have a small one": what follows a question explains it, unless it opens like an answer. */
function belongsToQuestion({ sentences, smallTalk, pack }: ParsedMessage, at: number): boolean {
  const asksBefore = sentences
    .slice(0, at)
    .some(({ kind }, before) => kind === 'question' && smallTalk[before] === null)
  const { plain, tokens } = sentences[at]!
  const givesIn = pack.replies.opensYes.test(plain) || pack.replies.fillers.has(tokens[0]!.word)
  return asksBefore && !givesIn && !pack.sentences.leadIn.test(plain)
}

/** Numbers alone may be the answer, though they are no talk. */
function canBeAnswer(
  parsed: ParsedMessage,
  { kind, tokens, plain }: ClassifiedSentence,
  at: number,
  taken: ReadonlySet<number>,
): boolean {
  const { input, data, replies, smallTalk, pack, asked, intents } = parsed
  const reply = replies[at]!
  if (takesBack(reply, plain, pack) && tokens.some((token) => taken.has(token.at))) return false
  const asksForGoals = asked !== null && isNamedAs(asked.slot, 'goals')
  if (asksForGoals && hasIntent(intents[at]!, 'complaint')) return false
  if (asksForGoals && isOutsider(parsed)) return false
  if (asksForGoals && tokens.length <= shortest && usual.includes(cueOf(input.message, data.cues())))
    return false
  if (asksForGoals && tokens.length <= shortContact && hasPhoneNumber(input.message)) return false
  if (isReminder(plain, pack)) return false
  if (isFeeling(tokens, pack)) return false
  if (reply.ratherNot || reply.goodbye) return false
  if (kind === 'command' || kind === 'quoted' || kind === 'request') return false
  if (pack.replies.yes.test(plain) || pack.replies.no.test(plain)) return false
  const isDate = asked !== null && textKind(asked) === 'date' && holdsDate(tokens, pack)
  if ((reply.dontKnow || reply.dontCare) && tokens.length <= longestShrug && !isDate) return false
  return smallTalk[at] === null || tokens[0]!.kind === 'number'
}

/** What everybody asks of an organization, in so few words. */
const shortest = 4
/** "Tom Reed, 0171 5551234". */
const shortContact = 6
const usual: readonly Cue[] = ['hours', 'open_now', 'email', 'address', 'phone']

const takesBack = ({ corrects }: Reply, plain: string, { answers }: ListeningPack) =>
  corrects || answers.takingBack.test(plain)

/** Of a sentence that turns into a question or a supposition, the clauses before it does. */
function toldClauses(
  { kind, asks, plain, clauses }: ClassifiedSentence,
  { sentences }: ListeningPack,
): readonly TokenRun[] {
  const isQuestion = (kind === 'question' || asks) && !sentences.wantsMore.test(plain)
  if (!isQuestion && kind !== 'supposed') return clauses
  const turn = clauses.findIndex((clause) =>
    kind === 'supposed'
      ? isSupposed(clause, sentences)
      : sentences.question.test(clause.plain) || sentences.inverted.test(clause.plain),
  )
  return clauses.slice(0, Math.max(turn, 0))
}

const isSupposed = ({ plain }: TokenRun, { hypothetical, conditional }: ListeningPack['sentences']) =>
  hypothetical.test(plain) || conditional.has(plain.split(' ', 1)[0]!)

function informing(
  sentence: ClassifiedSentence,
  taken: ReadonlySet<number>,
  { pack, input, data }: ParsedMessage,
  isWish: boolean,
): Token[] {
  const isOther = ({ tokens, plain }: TokenRun) =>
    isTaken(tokens) ||
    hasIntent(classifyIntent(plain, data.intents()), 'thanks') ||
    pack.replies.yes.test(plain) ||
    pack.replies.no.test(plain) ||
    isNoneOf(plain, pack) ||
    isSupposed({ tokens, plain }, pack.sentences) ||
    isChannel(tokens, pack) ||
    (isWish && isIntroduction(input.message.slice(tokens[0]!.from, tokens.at(-1)!.to))) ||
    tokens.every(({ word }) => pack.replies.fillers.has(word))
  const kept = [...toldClauses(sentence, pack)]
  while (kept.length > 0 && isOther(kept[0]!)) kept.shift()
  while (kept.length > 0 && isOther(kept.at(-1)!) && !endsIn(kept)) kept.pop()
  // A clause in the middle that answers something else: what stands before it is the answer.
  const broken = kept.findIndex((clause) => isTaken(clause.tokens) || isSupposed(clause, pack.sentences))
  return (broken < 0 ? kept : kept.slice(0, broken)).flatMap(({ tokens }) => tokens)

  /** A number in passing does not make a clause the answer to something else. */
  function isTaken(tokens: readonly Token[]): boolean {
    const telling = tokens.filter(({ word }) => !pack.sentences.light.has(word))
    const understood = telling.filter(({ at }) => taken.has(at)).length
    // "Thirty people, and we need a pricing audit": the service is why they came.
    if (isWish && pack.acts.wants.test(tokenRun(tokens).plain)) return false
    if (understood > 0 && pack.replies.reconsidering.test(tokenRun(tokens).plain)) return true
    return understood > telling.length * mostTaken
  }
}

/** "I'm Tom Becker from Lindqvist Foods". */
const isIntroduction = (text: string): boolean =>
  /^(?:[Ii]['’]?m|[Ii] am|[Mm]y name is|[Tt]his is|[Ii]t['’]?s|[Ii]ch bin|[Bb]in|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Hh]ier (?:ist|spricht))(?: der| die)? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}(?:,? (?:from|of|at|von|vom|aus|bei) .*)?$/u.test(
    text,
  )

/** "Email is fine": how to reach somebody, and nothing that they want. "Zettel und Telefon" are what they work with. */
const isChannel = (tokens: readonly Token[], { answers, sentences, replies }: ListeningPack): boolean =>
  tokens.length > 1 &&
  !sentences.conjunctions.has(tokens[0]!.word) &&
  tokens.some(({ word }) => answers.channels.has(word)) &&
  tokens.every(({ word }) =>
    [answers.channels, sentences.light, replies.fillers].some((words) => words.has(word)),
  )

/** "What would you like to achieve?", and not "Which company is this for?". */
const asksOpenly = ({ asked, pack }: ParsedMessage): boolean =>
  asked !== null &&
  textKind(asked) === null &&
  !asksForName(asked.slot, pack) &&
  !asksForCompany(asked.slot, pack)

/** The clause says no more than that. */
const isNoneOf = (plain: string, { choices }: ListeningPack): boolean => {
  const [found = ''] = choices.noneOf.exec(plain) ?? []
  return found !== '' && found.length === plain.length
}

/** "I am away till | then": no pause parts them. */
const endsIn = (clauses: readonly TokenRun[]): boolean =>
  clauses.length > 1 &&
  clauses.at(-1)!.tokens.length === 1 &&
  !/[,;:.!?–—]/.test(clauses.at(-1)!.tokens[0]!.gap)

const mostTaken = 0.35
/** Longer sentences that begin with "I don't know" go on to tell something. */
const longestShrug = 8
const courtesies = new Set(['please', 'thanks', 'bitte', 'danke', 'pls'])

function withoutLeadIn(tokens: readonly Token[], pack: ListeningPack): readonly Token[] {
  let rest = tokens
  for (let times = 0; times < 3; times++) {
    const { plain } = tokenRun(rest)
    const opened = pack.sentences.greeting.exec(plain) ?? pack.sentences.leadIn.exec(plain)
    const first = rest[0]
    const conjunction = first !== undefined && pack.sentences.conjunctions.has(first.word)
    const words = opened ? opened[0].split(' ').length : conjunction ? 1 : 0
    if (words === 0 || words >= rest.length) break
    rest = rest.slice(words)
  }
  while (rest.length > 1 && courtesies.has(rest.at(-1)!.word)) rest = rest.slice(0, -1)
  return rest
}
