import { createElement, type SVGProps } from 'react'

interface IconData {
  node: readonly (readonly [string, Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string
}

/** The build puts this in place of lucide-react's own code, which serves six frameworks and is larger. */
export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
