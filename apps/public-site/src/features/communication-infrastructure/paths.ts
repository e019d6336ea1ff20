const root = '/communication-infrastructure-assessment-portal';

export const paths = {
  root,
  declare: `${root}/declare`,
  follow: `${root}/declaration`,
} as const;
