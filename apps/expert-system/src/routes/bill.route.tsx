export { BillPage as Component } from '@portal/workspace/bills';
