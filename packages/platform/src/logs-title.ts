/** As the header's menu calls them (spec §2.9); the screen is in `@portal/workspace/logs`. */
export const logsTitle = { en: 'Service Logs', ha: 'Tarihin ayyuka' } as const;
