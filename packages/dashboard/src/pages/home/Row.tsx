import { Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './HomePage.module.css'

interface RowProps {
  link: LinkProps
  title: string
  detail: ReactNode
  aside?: ReactNode
}

/** One thing of a short list: the whole line leads to it. */
export function Row({ link, title, detail, aside }: RowProps) {
  return (
    <li>
      <Link {...link} className={classes.row}>
        <span className={classes.words}>
          <Text component="span" size="sm" fw={500} lineClamp={2}>
            {title}
          </Text>
          <Text component="span" size="xs" c="dimmed" lineClamp={2}>
            {detail}
          </Text>
        </span>
        {aside}
      </Link>
    </li>
  )
}
