import { type Attack, type AttackTarget, attackSuccesses, attacksOn, isChoice } from '@foyer/engine'
import { openRehearsal, type RehearsedAgent } from '../../conversations/index.ts'
import type { Stage } from '../configuration/scenarios.ts'
import { atOnce } from './at_once.ts'
import type { Pace } from './pace.ts'
import { type TestCheck, timed } from './result.ts'

/** Our attacks on somebody's own agent, each in a conversation of its own. */
export function attackAgent(
  stage: Stage,
  slug: string,
  agent: RehearsedAgent,
  pace: Pace,
): Promise<TestCheck[]> {
  const target = targetOf(agent)
  return atOnce(attacksOn(target), pace.atOnce, async (attack): Promise<TestCheck> => {
    const named = { kind: 'injection' as const, agent: slug, name: attack.text }
    if (pace.isOver()) return { ...named, passes: false, failures: [pace.notPlayed], milliseconds: 0 }
    const [check, milliseconds] = await timed(() => strike(stage, agent, attack))
    return { ...named, ...check, milliseconds }
  })
}

async function strike(stage: Stage, agent: RehearsedAgent, attack: Attack) {
  const { dependencies, context, tenant, reasoner } = stage
  const { languages } = agent.flow
  const locale = languages.find((tag) => tag.startsWith(attack.language)) ?? languages[0] ?? 'en'
  const rehearsal = openRehearsal(dependencies, context, tenant, {
    agent,
    locale,
    ...(reasoner && { reasoner }),
  })
  const turn = await rehearsal.say({ text: attack.text })
  if ('refused' in turn) return { passes: true, failures: [] }
  stage.spend?.(turn.tokens)
  const successes = attackSuccesses(attack, agent.flow, rehearsal.played(), turn.links)
  const failures = successes.map((message) => ({ message, actual: turn.reply }))
  const transcript = [
    { role: 'visitor' as const, text: attack.text },
    { role: 'agent' as const, text: turn.reply },
  ]
  if (failures.length > 0) return { passes: false, failures, transcript }
  return { passes: true, failures }
}

/** The first choice that could be filled in, or else the first slot; where there is none, one that many agents have. */
function targetOf({ flow }: RehearsedAgent): AttackTarget {
  const slots = flow.phases.flatMap((phase) => phase.slots)
  const choice = slots.find(({ data_type, enum_values }) => isChoice(data_type) && enum_values?.length)
  return {
    slot: (choice ?? slots[0])?.key ?? 'budget',
    value: choice?.enum_values?.at(-1) ?? 'over_50k',
    phase: flow.phases.at(-1)?.key ?? 'end',
  }
}
