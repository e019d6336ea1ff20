export const apiPrefix = '/api/v1';
export const openApiPath = `${apiPrefix}/openapi.json`;
export const docsPath = `${apiPrefix}/docs`;
