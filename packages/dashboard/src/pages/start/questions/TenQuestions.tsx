import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import classes from './TenQuestions.module.css'

/** An answer that was just written is read first: until then it is asked for. */
const busyPollMs = 2000

/** Proof before going live: what visitors will ask, and what they would be told. */
export function TenQuestions() {
  const foyer = useFoyer()
  const questions = useQuery({
    queryKey: ['onboarding', 'questions'],
    queryFn: async ({ signal }) => (await foyer.onboarding.questions.list({}, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ verdict, answered }) => verdict === 'answered' && !answered) ? busyPollMs : false,
  })
  const rows = questions.data ?? []
  if (questions.isSuccess && rows.length === 0) return null
  const answered = rows.filter((row) => row.answered).length
  const judged = rows.filter(({ verdict }) => verdict !== null).length
  return (
    <Section
      title="What your visitors ask"
      description={
        questions.isSuccess
          ? `Your agent answers ${answered} of ${rows.length}. You have checked ${judged}.`
          : 'The questions, with the replies your agent would give.'
      }
      flush
    >
      {questions.isPending && <TextSkeleton label="the questions" />}
      {questions.error && <ErrorNotice error={questions.error} onRetry={() => questions.refetch()} />}
      <ol className={classes.questions}>
        {rows.map((row) => (
          <QuestionItem key={row.id} row={row} />
        ))}
      </ol>
    </Section>
  )
}
