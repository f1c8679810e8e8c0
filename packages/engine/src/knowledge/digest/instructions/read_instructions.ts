import type { FactTopic } from '@foyer/contract/vocabulary'
import { allPacks, type InstructionForm } from '../../language/index.ts'
import { sentencesOf } from '../../sentences.ts'
import { plain } from '../plain.ts'
import type { InstructionRule } from './rule.ts'

interface InstructionSet {
  rules: InstructionRule[]
  /** Sentences that the builtin digest cannot follow, so that their owner can be told. */
  notUnderstood: string[]
}

const parts = /\s*(?:,|;|&|\b(?:and|or|as well as|und|oder|sowie)\b)\s*/iu
const article = /^(?:the|our|any|all|every|der|die|das|den|unsere?n?|alle) /iu

/** Owners' instructions in English or German, whatever the language of the documents. */
export function readInstructions(texts: readonly string[]): InstructionSet {
  const rules: InstructionRule[] = []
  const notUnderstood: string[] = []
  for (const sentence of texts.flatMap((text) => sentencesOf(text, null))) {
    const rule = readSentence(sentence)
    if (rule) rules.push(rule)
    else notUnderstood.push(sentence)
  }
  return { rules, notUnderstood }
}

function readSentence(sentence: string): InstructionRule | null {
  const said = sentence
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[‘’]/gu, "'")
    .replace(/[\s.!]+$/u, '')
  for (const { instructions } of allPacks)
    for (const { kind, pattern } of instructions) {
      const groups = pattern.exec(said)?.groups
      const rule = groups && ruleOf(kind, groups)
      if (rule) return rule
    }
  return null
}

type Groups = Record<string, string | undefined>

function ruleOf(
  kind: InstructionForm['kind'],
  { about, except, tier, topic, from, to }: Groups,
): InstructionRule | null {
  if (kind === 'name') return renaming(from, to)
  const subjects = subjectsIn(about)
  if (subjects.length === 0) return null
  if (kind === 'leave_out') return { kind, about: subjects, except: subjectsIn(except) }
  if (kind === 'only') return { kind, about: subjects }
  if (kind === 'tier')
    return { kind, about: subjects, tier: /^univ/i.test(tier ?? '') ? 'universal' : 'situational' }
  const named = topicNamed(topic ?? '')
  return named && { kind, about: subjects, topic: named }
}

function renaming(from: string | undefined, to = ''): InstructionRule | null {
  const names = { from: from === undefined ? null : bare(from), to: bare(to) }
  return names.from === '' || names.to === '' ? null : { kind: 'name', ...names }
}

function subjectsIn(text = ''): string[] {
  return text
    .split(parts)
    .map(bare)
    .filter((subject) => subject !== '')
}

const bare = (words: string) =>
  words
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replace(article, '')
    .trim()

function topicNamed(word: string): FactTopic | null {
  const name = plain(word).replace('_', ' ')
  return allPacks.flatMap(({ subjects }) => subjects).find(({ names }) => names.has(name))?.topic ?? null
}
