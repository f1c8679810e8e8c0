import { Anchor, Code, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../api/organization.tsx'
import { useHasModel } from '../../api/use_has_model.ts'

/** Where it makes a difference, and nothing is wrong without one. */
export function ModelHint() {
  const { slug: org } = useMembership()
  if (useHasModel()) return null
  return (
    <Text size="sm" c="dimmed">
      No language model is connected. Agents search your knowledge, show forms and hand over to people, in
      English and German. Your server administrator connects one in one step with <Code>npx foyer model</Code>
      .{' '}
      <Anchor
        inherit
        underline="always"
        renderRoot={(props) => <Link {...props} to="/o/$org/settings/model" params={{ org }} />}
      >
        See what a model adds
      </Anchor>
    </Text>
  )
}
