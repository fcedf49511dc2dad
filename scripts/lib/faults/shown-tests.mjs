/** Prints the tests that ran, and why a test failed. Jest's own reporters also list every skipped test. */
export default class ShownTests {
  onTestResult(_test, { testResults, failureMessage, testExecError }) {
    for (const { status, fullName } of testResults)
      if (status === 'passed' || status === 'failed') console.log(`${status}  ${fullName}`);
    if (failureMessage ?? testExecError) console.log(failureMessage ?? testExecError.message);
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests }) {
    console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
  }
}
