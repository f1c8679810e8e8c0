import { refuse } from '../../platform/index.ts'

/** How a test shares the server with everybody else. */
export interface Pace {
  /** Conversations that are had side by side: who waits for a model waits for several. */
  atOnce: number
  /** Whether time is up, or nobody waits for the result any more. */
  isOver(): boolean
  /** What is said about what was not looked at then. */
  notPlayed: { message: string }
}

/** A request that takes longer is given up by what lies between it and the server. */
export const longestTestSeconds = 270

const atOnce = { builtin: 1, model: 6 } as const
const mostMessages = { builtin: 6000, model: 1500 } as const

export function paceOf(
  reasoner: 'builtin' | 'model',
  { began, now, signal }: { began: number; now: () => number; signal: AbortSignal },
): Pace {
  return {
    atOnce: atOnce[reasoner],
    isOver: () => signal.aborted || now() - began > longestTestSeconds * 1000,
    notPlayed: {
      message: `Not tried: the test took longer than ${longestTestSeconds} seconds. Test fewer agents, or fewer checks, at once.`,
    },
  }
}

/** Before anything is played: nobody waits for minutes to be told that it was too much. */
export function refuseTooMuch(reasoner: 'builtin' | 'model', messages: number) {
  const most = mostMessages[reasoner]
  if (messages > most)
    throw refuse(
      'parameter_invalid',
      `This test could take ${messages} messages, and at most ${most} are allowed. Name fewer agents or checks${reasoner === 'model' ? ', or repeat less' : ''}.`,
      { param: 'agents' },
    )
}
