import type { JudgeOnboardingQuestionBody, OnboardingQuestion } from '@foyer/sdk'
import { Group, Text, Title } from '@mantine/core'
import { Check, PencilLine, X } from 'lucide-react'
import { useState } from 'react'
import { useOnboardingWrite } from '../../../api/onboarding.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ReplySources } from './ReplySources.tsx'
import classes from './TenQuestions.module.css'
import { verdictSentence } from './verdict_sentence.ts'

/** One question with its reply: right, wrong, or the owner's own answer. */
export function QuestionItem({ row }: { row: OnboardingQuestion }) {
  const foyer = useFoyer()
  const [isWriting, setWriting] = useState(false)
  const judge = useOnboardingWrite({
    write: (body: JudgeOnboardingQuestionBody) => foyer.onboarding.questions.judge(row.id, body),
  })
  const reply = row.check?.answer
  const said = verdictSentence(row)
  const verdictButton = (verdict: 'right' | 'wrong', label: string, icon: typeof Check) => {
    const Icon = icon
    return (
      <WriteButton
        size="xs"
        variant={row.verdict === verdict ? 'light' : 'default'}
        aria-pressed={row.verdict === verdict}
        aria-label={`${label}: ${row.question}`}
        leftSection={<Icon size={14} aria-hidden />}
        loading={judge.isPending && judge.variables.verdict === verdict}
        onClick={() => judge.send({ verdict })}
      >
        {label}
      </WriteButton>
    )
  }
  return (
    <li className={classes.question}>
      <Title order={3}>{row.question}</Title>
      {reply === undefined ? (
        <Text c="dimmed">Your agent has no answer yet.</Text>
      ) : (
        <>
          <Markdown>{reply}</Markdown>
          <ReplySources sources={row.sources} check={row.check} />
          {!row.answered && row.verdict === null && (
            <Text size="sm" c="dimmed">
              This may not answer the question.
            </Text>
          )}
        </>
      )}
      {said && (
        <Text size="sm" c="dimmed" role="status">
          {said}
        </Text>
      )}
      {isWriting ? (
        <AnswerForm row={row} onClose={() => setWriting(false)} />
      ) : (
        <Group gap="xs">
          {reply !== undefined && row.verdict !== 'answered' && (
            <>
              {verdictButton('right', 'Right', Check)}
              {verdictButton('wrong', 'Wrong', X)}
            </>
          )}
          <WriteButton
            size="xs"
            variant="default"
            aria-label={`Write answer: ${row.question}`}
            leftSection={<PencilLine size={14} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            Write answer
          </WriteButton>
        </Group>
      )}
    </li>
  )
}
