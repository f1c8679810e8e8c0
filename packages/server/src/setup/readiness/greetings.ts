import { builtinLanguages } from '@foyer/contract'
import type { AgentDefinition } from '@foyer/engine'

/**
 * The agent's languages that have no greeting of their own where one is needed. The first message is worded without a
 * model, so a language that the builtin reasoner does not speak needs one. So does every language once one has one.
 */
export function missingGreetings({
  languages,
  identity,
}: Pick<AgentDefinition, 'languages' | 'identity'>): string[] {
  const greeted = Object.entries(identity?.greeting ?? {})
    .filter(([, words]) => words.trim() !== '')
    .map(([tag]) => tag.toLowerCase())
  const isGreeted = (language: string) =>
    greeted.some((tag) => language === tag || language.startsWith(`${tag}-`))
  const isWorded = (language: string) =>
    greeted.length === 0 && builtinLanguages.some((spoken) => spoken === language.split('-', 1)[0])
  return languages.filter(
    (language) => !isGreeted(language.toLowerCase()) && !isWorded(language.toLowerCase()),
  )
}
