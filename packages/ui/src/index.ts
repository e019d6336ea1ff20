export {
  Container,
  Divider,
  Group,
  Loader,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
  VisuallyHidden,
} from '@mantine/core';
export { Button, type ButtonProps } from './actions/button.tsx';
export type { ButtonVariant } from './actions/button-variant.ts';
export { crossesDocument } from './actions/document-of.ts';
export { fitSlip } from './actions/fit-slip.ts';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './actions/link-button.tsx';
export { saveFile } from './actions/save-file.ts';
export { SkipLink, type SkipLinkProps } from './actions/skip-link.tsx';
export { TextLink, type TextLinkProps } from './actions/text-link.tsx';
export { Countdown, type CountdownProps } from './bill/countdown.tsx';
export { type LineItem, LineItems, type LineItemsProps } from './bill/line-items.tsx';
export { Stamp, type StampProps } from './bill/stamp.tsx';
export { FactList, type FactListProps } from './content/fact-list.tsx';
export { Page, type PageProps } from './content/page.tsx';
export { Sheet, type SheetProps } from './content/sheet.tsx';
export { type SummaryItem, SummaryList, type SummaryListProps } from './content/summary-list.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './feedback/error-summary.tsx';
export { FullScreenSpinner, type FullScreenSpinnerProps } from './feedback/full-screen-spinner.tsx';
export { LoadFailure, type LoadFailureProps } from './feedback/load-failure.tsx';
export { Notice, type NoticeKind, type NoticeProps } from './feedback/notice.tsx';
export {
  type DateLike,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatPaperDateTime,
  formatTypedDate,
} from './format/dates.ts';
export { Icon, type IconName, type IconProps } from './icon/icon.tsx';
export { Mark, type MarkProps } from './icon/mark.tsx';
export type { Live } from './live/live.ts';
export { LiveError, type LiveErrorProps } from './live/live-error.tsx';
export { LiveMoney, type LiveMoneyProps } from './live/live-money.tsx';
export { LiveText, type LiveTextProps } from './live/live-text.tsx';
export { ShownWhile, type ShownWhileProps } from './live/shown-while.tsx';
export { useLive } from './live/use-live.ts';
export { Money, type MoneyProps } from './money/money.tsx';
export { Reference, type ReferenceProps } from './money/reference.tsx';
export { StatusBadge, type StatusBadgeProps, type StatusTone } from './status/status-badge.tsx';
export { type ColorScheme, colorSchemeCookie, colorSchemeOf, useColorScheme } from './theme/color-scheme.ts';
export { PortalProvider, type PortalProviderProps } from './theme/portal-provider.tsx';
export { useDocumentMark } from './theme/use-document-mark.ts';
export { ToastArea } from './toasts/toast-area.tsx';
export {
  clearToasts,
  dismissToast,
  showToast,
  type ToastAction,
  type ToastKind,
  type ToastOptions,
} from './toasts/toasts.ts';
