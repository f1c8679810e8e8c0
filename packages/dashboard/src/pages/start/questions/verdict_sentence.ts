import type { OnboardingQuestion } from '@foyer/sdk'

/** What became of a question after its owner judged the reply. */
export function verdictSentence({
  verdict,
  answered,
}: Pick<OnboardingQuestion, 'verdict' | 'answered'>): string | undefined {
  switch (verdict) {
    case 'right':
      return 'You marked this as right. It is checked again whenever your knowledge changes.'
    case 'wrong':
      return 'You marked this as wrong. It stays an open gap until there is an answer.'
    case 'answered':
      return answered ? 'You wrote an answer. It is one of your sources now.' : 'Your answer is being read.'
    default:
      return undefined
  }
}
