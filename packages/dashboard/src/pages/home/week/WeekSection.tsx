import type { Insights } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { useInsights } from '../use_insights.ts'
import { NoVisitors } from './NoVisitors.tsx'
import { Sparkline } from './Sparkline.tsx'
import classes from './Week.module.css'
import { type WeekFigure, weekFigures, weekWords } from './week_figures.ts'

/** The last seven days in numbers, beside the seven before. */
export function WeekSection() {
  const { data, error, refetch } = useInsights()
  return (
    <Section title="The last seven days" description={data && `${weekWords(data)}. ${counted}`}>
      {data ? (
        <Numbers insights={data} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={refetch} />
      ) : (
        <TextSkeleton label="the last seven days" />
      )}
    </Section>
  )
}

const counted = 'Conversations are counted after they pause, end or are taken over.'

function Numbers({ insights }: { insights: Insights }) {
  const { current, previous } = insights
  if (current.conversations + previous.conversations === 0) return <NoVisitors />
  return (
    <ul className={classes.figures}>
      {weekFigures(insights).map((figure) => (
        <Figure key={figure.name} figure={figure} />
      ))}
    </ul>
  )
}

function Figure({ figure }: { figure: WeekFigure }) {
  const { name, value, note, change, values, highest, course } = figure
  return (
    <li className={classes.figure}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <span className={classes.value}>{value}</span>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
      <Sparkline label={course} values={values} highest={highest} />
      <Text size="xs">{change}</Text>
    </li>
  )
}
